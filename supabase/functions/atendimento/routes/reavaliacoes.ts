import {
  mudancaDeReavaliacaoSchema,
  novaReavaliacaoSchema,
  reavaliacaoSchema,
} from '@domain/contracts/atendimento.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { lerTodas } from '../../_shared/db/todas.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { exigirPlantao, idDo, lerDo } from '../plantao.ts';

const COLUNAS = colunas(reavaliacaoSchema);

const DA_SESSAO = `${COLUNAS},atendimento:atendimentos!inner(sessao_id)` as const;

/** Plans, records and lists the re-evaluations of an attendance, or of a whole shift. */
export const reavaliacoes = new Hono<Autenticado>()
  .get(
    '/sessao/:sessaoId/reavaliacoes',
    autenticar,
    exigirPermissao('area.plantonista'),
    async (c) => {
      const sessaoId = idDo(c, 'sessaoId', 'Não encontramos este plantão.');
      const { banco } = c.var;
      await exigirPlantao(banco, sessaoId);
      const resposta = await lerTodas((de, ate) =>
        banco
          .from('reavaliacoes')
          .select(DA_SESSAO)
          .eq('atendimento.sessao_id', sessaoId)
          .order('prevista_em')
          .order('id')
          .range(de, ate),
      );
      const lidas = lerDo('Erro ao buscar reavaliações', resposta, z.array(reavaliacaoSchema));
      return c.json({ reavaliacoes: lidas });
    },
  )
  .get('/reavaliacoes/:id', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const id = idDo(c, 'id', 'Não encontramos este atendimento.');
    const resposta = await c.var.banco
      .from('reavaliacoes')
      .select(COLUNAS)
      .eq('atendimento_id', id)
      .order('prevista_em')
      .order('id');
    const lidas = lerDo('Erro ao buscar reavaliações', resposta, z.array(reavaliacaoSchema));
    return c.json({ reavaliacoes: lidas });
  })
  .post('/:id/reavaliacao', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const atendimento = idDo(c, 'id', 'Não encontramos este atendimento.');
    const { id, conteudo } = await lerCorpo(c, novaReavaliacaoSchema);
    const resposta = await c.var.banco
      .rpc('salvar_reavaliacao', {
        p_reavaliacao: id,
        p_atendimento: atendimento,
        p_dados: conteudo,
        p_revisao: 0,
      })
      .single();
    const reavaliacao = lerDo('Erro ao atualizar atendimento', resposta, reavaliacaoSchema);
    return c.json({ reavaliacao }, 201);
  })
  .put('/reavaliacao/:id', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const id = idDo(c, 'id', 'Não encontramos esta reavaliação.');
    const { atendimento_id, conteudo, revisao } = await lerCorpo(c, mudancaDeReavaliacaoSchema);
    const resposta = await c.var.banco
      .rpc('salvar_reavaliacao', {
        p_reavaliacao: id,
        p_atendimento: atendimento_id,
        p_dados: conteudo,
        p_revisao: revisao,
      })
      .single();
    const reavaliacao = lerDo('Erro ao atualizar atendimento', resposta, reavaliacaoSchema);
    return c.json({ reavaliacao });
  });
