import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { PROVEDOR_LOCAL } from '@domain/assistente/local.ts';
import { verificarResposta } from '@domain/assistente/verificar.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { pedidoDeVerificacaoSchema } from '@domain/contracts/assistente.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { buscarPassagens } from '../consulta.ts';

/** `POST /ai/validate-response`: rules alone, no model. Nothing of what is sent is kept. */
export const verificacao = new Hono<Autenticado>().post(
  '/validate-response',
  autenticar,
  exigirPermissao('assistente.usar'),
  async (c) => {
    const { question, response } = await lerCorpo(c, pedidoDeVerificacaoSchema);
    const passagens = await buscarPassagens(c.var.banco, question);
    const hoje = diaDe(new Date(), FUSO_PADRAO);
    const laudo = verificarResposta({ pergunta: question, resposta: response, passagens }, hoje);
    return c.json({ ...laudo, provedor: PROVEDOR_LOCAL, aviso: AVISO_DE_APOIO });
  },
);
