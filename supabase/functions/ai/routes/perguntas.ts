import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { referenciaDe, responderLocal } from '@domain/assistente/local.ts';
import type { ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import {
  type CorpoDaResposta,
  type EventoDaResposta,
  type PassagemAchada,
  perguntaSchema,
  perguntaSimplesSchema,
  type RespostaDoAssistente,
} from '@domain/contracts/assistente.ts';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { guardarResposta } from '../../_shared/db/assistente.ts';
import type { Banco } from '../../_shared/db/banco.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { buscarNaConversa, buscarPassagens, buscarPorSentido } from '../busca.ts';
import { abrirPergunta, lerPaciente, nomesDe } from '../consulta.ts';
import { type PedidoAoModelo, responderComModelo } from '../modelo/responder.ts';
import { lerProntuario } from '../prontuario.ts';
import { variavel } from '../variavel.ts';

interface Pedido {
  readonly prompt: string;
  readonly context: string;
  readonly conversa_id?: string | null | undefined;
  readonly clinica_id?: string | null | undefined;
  readonly paciente_id?: string | null | undefined;
  readonly prontuario?: boolean | null | undefined;
}

/** A question that was taken into the log, and what is answered to it without a model. */
interface Aberta {
  readonly id: string;
  readonly conversa_id: string;
  readonly pergunta: string;
  /** What it asks: with the question before, where it goes on from it. */
  readonly assunto: string;
  readonly modeloExterno: boolean;
  readonly passagens: readonly PassagemAchada[];
  readonly prontuario: ResumoDoProntuario | null;
  readonly hoje: string;
  readonly local: CorpoDaResposta;
}

/** Takes out who is named, asks the log whether it may be asked, and answers from the base. */
async function abrir(banco: Banco, pedido: Pedido): Promise<Aberta> {
  const { paciente_id: pacienteId = null, clinica_id: clinica = null } = pedido;
  const hoje = diaDe(new Date(), FUSO_PADRAO);
  const paciente = await lerPaciente(banco, pacienteId);
  const conhecidos = nomesDe(paciente);
  const { texto } = semIdentificadores(pedido.prompt, { hoje, conhecidos });
  const conversa = pedido.conversa_id ?? crypto.randomUUID();
  const { id, modeloExterno } = await abrirPergunta(banco, {
    texto,
    contexto: pedido.context,
    conversa,
    clinica,
    paciente: pacienteId,
  });
  const comProntuario = pedido.prontuario && pacienteId && paciente;
  const buscar = (assunto: string) =>
    modeloExterno ? buscarPorSentido(banco, assunto, variavel) : buscarPassagens(banco, assunto);
  const [{ assunto, continua, busca }, prontuario] = await Promise.all([
    buscarNaConversa(banco, { id, conversa, texto }, buscar),
    comProntuario ? lerProntuario(banco, pacienteId, paciente) : null,
  ]);
  const { passagens, proximas, vetores } = busca;
  const local = {
    ...responderLocal(assunto, passagens, hoje, prontuario, proximas),
    ...(vetores && { vetores }),
    ...(continua && { continua }),
  };
  const sabido = { modeloExterno, assunto, passagens, prontuario, hoje, local };
  return { id, conversa_id: conversa, pergunta: texto, ...sabido };
}

/** Asks a model where whoever answers for the data agreed to it, and keeps the answer, once. */
async function concluir(
  aberta: Aberta,
  sinal: AbortSignal,
  aoConferir?: PedidoAoModelo['aoConferir'],
): Promise<CorpoDaResposta> {
  const { id, modeloExterno, local } = aberta;
  const corpo = modeloExterno
    ? await responderComModelo(
        { ...aberta, pergunta: aberta.assunto, sinal, ...(aoConferir && { aoConferir }) },
        variavel,
      )
    : local;
  await guardarResposta(id, corpo);
  return corpo;
}

function comoResposta(aberta: Aberta, corpo: CorpoDaResposta): RespostaDoAssistente {
  const { id, conversa_id, pergunta } = aberta;
  return {
    id,
    conversa_id,
    pergunta,
    ...corpo,
    aviso: AVISO_DE_APOIO,
    revisao: REVISAO_CLINICA,
  };
}

/** Says an answer part by part. What fails ends the stream before its last event. */
async function emPartes(fluxo: SSEStreamingApi, aberta: Aberta): Promise<void> {
  const saiu = new AbortController();
  fluxo.onAbort(() => saiu.abort());
  const dizer = (evento: EventoDaResposta) => fluxo.writeSSE({ data: JSON.stringify(evento) });
  try {
    await dizer({ tipo: 'base', resposta: comoResposta(aberta, aberta.local) });
    const corpo = await concluir(aberta, saiu.signal, ({ redacao, resultados }) => {
      void dizer({ tipo: 'modelo', redacao, resultados: [...resultados] });
    });
    await dizer({ tipo: 'fim', resposta: comoResposta(aberta, corpo) });
  } catch (erro) {
    // The kind alone: the words of a failure may repeat what was asked.
    console.error(JSON.stringify({ ia: 'fluxo', erro: erro instanceof Error ? erro.name : '' }));
  }
}

const EM_FLUXO = 'text/event-stream';

/**
 * `POST /ai/medical-assistant` and `POST /ai/simple`: the same answer, whole or as text. Whoever accepts
 * `text/event-stream` gets the whole in parts, each checked before it leaves; leaving ends the model's work.
 */
export const perguntas = new Hono<Autenticado>()
  .post('/medical-assistant', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const pedido = await lerCorpo(c, perguntaSchema);
    const aberta = await abrir(c.var.banco, pedido);
    if (!c.req.header('accept')?.includes(EM_FLUXO))
      return c.json(comoResposta(aberta, await concluir(aberta, c.req.raw.signal)));
    const resposta = streamSSE(c, (fluxo) => emPartes(fluxo, aberta));
    c.header('cache-control', 'no-store, no-transform');
    // A proxy that collects what comes would undo the stream.
    c.header('x-accel-buffering', 'no');
    return resposta;
  })
  .post('/simple', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const pedido = await lerCorpo(c, perguntaSimplesSchema);
    const aberta = await abrir(c.var.banco, pedido);
    const corpo = await concluir(aberta, c.req.raw.signal);
    return c.json({
      id: aberta.id,
      situacao: corpo.situacao,
      resposta: corpo.texto,
      referencias: corpo.trechos.map(referenciaDe),
      provedor: corpo.provedor,
      queda: corpo.queda,
      aviso: AVISO_DE_APOIO,
    });
  });
