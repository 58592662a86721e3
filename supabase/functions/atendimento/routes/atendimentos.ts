import {
  atendimentoSchema,
  mudancaDeAtendimentoSchema,
  novoAtendimentoSchema,
} from '@domain/contracts/atendimento.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { exigirPlantao, idDo, lerDo, naoEncontrado } from '../plantao.ts';

const COLUNAS = colunas(atendimentoSchema);
const NAO_HA = 'Não encontramos este atendimento.';

/** Writes and reads who is attended in the caller's shifts. */
export const atendimentos = new Hono<Autenticado>()
  .post('/', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const { id, sessao_id, conteudo } = await lerCorpo(c, novoAtendimentoSchema);
    const resposta = await c.var.banco
      .rpc('salvar_atendimento', {
        p_atendimento: id,
        p_sessao: sessao_id,
        p_dados: conteudo,
        p_revisao: 0,
      })
      .single();
    const atendimento = lerDo('Erro ao criar atendimento', resposta, atendimentoSchema);
    return c.json({ atendimento }, 201);
  })
  .put('/:id{[0-9a-f-]{36}}', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const id = idDo(c, 'id', NAO_HA);
    const { sessao_id, conteudo, revisao } = await lerCorpo(c, mudancaDeAtendimentoSchema);
    const resposta = await c.var.banco
      .rpc('salvar_atendimento', {
        p_atendimento: id,
        p_sessao: sessao_id,
        p_dados: conteudo,
        p_revisao: revisao,
      })
      .single();
    const atendimento = lerDo('Erro ao atualizar atendimento', resposta, atendimentoSchema);
    return c.json({ atendimento });
  })
  .get('/sessao/:sessaoId', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const sessaoId = idDo(c, 'sessaoId', 'Não encontramos este plantão.');
    const { banco } = c.var;
    await exigirPlantao(banco, sessaoId);
    const resposta = await banco
      .from('atendimentos')
      .select(COLUNAS)
      .eq('sessao_id', sessaoId)
      .order('chegada_em')
      .order('id');
    const lidos = lerDo('Erro ao buscar atendimentos', resposta, z.array(atendimentoSchema));
    return c.json({ atendimentos: lidos });
  })
  .get('/:id{[0-9a-f-]{36}}', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const id = idDo(c, 'id', NAO_HA);
    const resposta = await c.var.banco.from('atendimentos').select(COLUNAS).eq('id', id).limit(1);
    const [um] = lerDo('Erro ao buscar atendimentos', resposta, z.array(atendimentoSchema));
    if (!um) throw naoEncontrado(NAO_HA);
    return c.json({ atendimento: um });
  });
