import { colunas } from '@domain/contracts/colunas.ts';
import {
  aberturaDePassagemSchema,
  mudancaDePassagemSchema,
  passagemRecebidaSchema,
  passagemSchema,
  recebimentoDePassagemSchema,
} from '@domain/contracts/passagem.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { idDo, lerDo, naoEncontrado } from '../plantao.ts';

const COLUNAS = colunas(passagemSchema);
/** Of a code that is wrong or old, of a draft, and of a handover that has not arrived yet. */
const NAO_HA =
  'Não encontramos uma passagem com este código. Confira as letras; se quem passou está sem conexão, leia o QR code.';
const talvezRecebida = z.nullable(passagemRecebidaSchema);

/** Keeps the handovers of the caller's shifts, and receives those of others by their codes. */
export const passagens = new Hono<Autenticado>()
  .put(
    '/passagem/:id{[0-9a-f-]{36}}',
    autenticar,
    exigirPermissao('area.plantonista'),
    async (c) => {
      const id = idDo(c, 'id', 'Não encontramos esta passagem.');
      const { sessao_id, conteudo, revisao } = await lerCorpo(c, mudancaDePassagemSchema);
      const resposta = await c.var.banco
        .rpc('salvar_passagem', {
          p_passagem: id,
          p_sessao: sessao_id,
          p_dados: conteudo,
          p_revisao: revisao,
        })
        .single();
      return c.json({ passagem: lerDo('Erro ao salvar passagem', resposta, passagemSchema) });
    },
  )
  .get('/passagens/:sessaoId', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const sessaoId = idDo(c, 'sessaoId', 'Não encontramos este plantão.');
    const resposta = await c.var.banco
      .from('passagens_de_plantao')
      .select(COLUNAS)
      .eq('sessao_id', sessaoId)
      .order('criado_em');
    const lidas = lerDo('Erro ao buscar passagens', resposta, z.array(passagemSchema));
    return c.json({ passagens: lidas });
  })
  .post('/passagem/abrir', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const { codigo } = await lerCorpo(c, aberturaDePassagemSchema);
    const resposta = await c.var.banco.rpc('abrir_passagem', { p_codigo: codigo });
    const passagem = lerDo('Erro ao buscar passagens', resposta, talvezRecebida);
    if (passagem === null) throw naoEncontrado(NAO_HA);
    return c.json({ passagem });
  })
  .post('/passagem/receber', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const { codigo, recebida_em, sintese } = await lerCorpo(c, recebimentoDePassagemSchema);
    const resposta = await c.var.banco.rpc('receber_passagem', {
      p_codigo: codigo,
      p_em: recebida_em,
      p_sintese: sintese,
    });
    const passagem = lerDo('Erro ao receber passagem', resposta, talvezRecebida);
    if (passagem === null) throw naoEncontrado(NAO_HA);
    return c.json({ passagem });
  });
