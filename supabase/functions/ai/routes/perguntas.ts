import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { referenciaDe, responderLocal } from '@domain/assistente/local.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import {
  type CorpoDaResposta,
  perguntaSchema,
  perguntaSimplesSchema,
} from '@domain/contracts/assistente.ts';
import { Hono } from 'hono';
import { guardarResposta } from '../../_shared/db/assistente.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { abrirPergunta, buscarPassagens, nomesDoPaciente } from '../consulta.ts';
import { responderComModelo } from '../modelo/responder.ts';

interface Pedido {
  readonly prompt: string;
  readonly context: string;
  readonly conversa_id?: string | null | undefined;
  readonly clinica_id?: string | null | undefined;
  readonly paciente_id?: string | null | undefined;
}

interface Respondida {
  readonly id: string;
  readonly conversa_id: string;
  readonly pergunta: string;
  readonly corpo: CorpoDaResposta;
}

/**
 * Takes out who is named, asks the log whether it may be asked, answers, and keeps the answer. A model is
 * asked only where the log says that whoever answers for the data agreed to it.
 */
async function responder(banco: Banco, pedido: Pedido, sinal: AbortSignal): Promise<Respondida> {
  const { paciente_id: paciente = null, clinica_id: clinica = null } = pedido;
  const hoje = diaDe(new Date(), FUSO_PADRAO);
  const conhecidos = await nomesDoPaciente(banco, paciente);
  const { texto } = semIdentificadores(pedido.prompt, { hoje, conhecidos });
  const conversa = pedido.conversa_id ?? crypto.randomUUID();
  const contexto = pedido.context;
  const aberta = await abrirPergunta(banco, { texto, contexto, conversa, clinica, paciente });
  const { id, modeloExterno } = aberta;
  const passagens = await buscarPassagens(banco, texto);
  const local = responderLocal(texto, passagens, hoje);
  const corpo = modeloExterno
    ? await responderComModelo({ pergunta: texto, passagens, local, hoje, sinal }, (nome) =>
        Deno.env.get(nome),
      )
    : local;
  await guardarResposta(id, corpo);
  return { id, conversa_id: conversa, pergunta: texto, corpo };
}

/** `POST /ai/medical-assistant` and `POST /ai/simple`: the same answer, whole or as text. */
export const perguntas = new Hono<Autenticado>()
  .post('/medical-assistant', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const pedido = await lerCorpo(c, perguntaSchema);
    const { corpo, ...resto } = await responder(c.var.banco, pedido, c.req.raw.signal);
    return c.json({ ...resto, ...corpo, aviso: AVISO_DE_APOIO, revisao: REVISAO_CLINICA });
  })
  .post('/simple', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const pedido = await lerCorpo(c, perguntaSimplesSchema);
    const { id, corpo } = await responder(c.var.banco, pedido, c.req.raw.signal);
    return c.json({
      id,
      situacao: corpo.situacao,
      resposta: corpo.texto,
      referencias: corpo.trechos.map(referenciaDe),
      provedor: corpo.provedor,
      queda: corpo.queda,
      aviso: AVISO_DE_APOIO,
    });
  });
