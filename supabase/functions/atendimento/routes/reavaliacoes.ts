import {
  mudancaDeReavaliacaoSchema,
  novaReavaliacaoSchema,
  reavaliacaoSchema,
} from '@domain/contracts/atendimento.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { idDo, lerDo } from '../plantao.ts';

const COLUNAS = colunas(reavaliacaoSchema);

/** Plans, records and lists the re-evaluations of an attendance. */
export const reavaliacoes = new Hono<Autenticado>()
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
