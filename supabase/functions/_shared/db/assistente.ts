import type {
  CorpoDaResposta,
  LaudoDaResposta,
  OpiniaoDoModelo,
} from '@domain/contracts/assistente.ts';
import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { conferirResposta, dadosDe } from './resposta.ts';

/**
 * The log of the assistant. The service key passes every policy, so no client of it leaves this file:
 * nobody writes an own answer into the log. Imported by the routes that answer alone.
 */

/** What rules, and a model, found of an answer: without what names somebody. */
export interface Conferida extends LaudoDaResposta {
  readonly situacao: 'conferida';
  readonly provedor: CorpoDaResposta['provedor'];
  readonly prontuario: readonly string[];
  readonly opiniao?: OpiniaoDoModelo;
  readonly queda?: string;
}

/** Keeps what was answered to a question of the log, or found of an answer, once. */
export async function guardarResposta(
  interacao: string,
  resposta: CorpoDaResposta | Conferida,
): Promise<void> {
  const { chaveDeServico } = ambiente();
  const servico = abrirBanco(chaveDeServico, chaveDeServico);
  conferirResposta(
    await servico.rpc('responder_pergunta', { p_interacao: interacao, p_resposta: resposta }),
  );
}

interface RespostaDoPedido {
  readonly provedor: {
    readonly nome: string;
    readonly modelo: string | null;
    readonly versao: string;
  };
  /** Without what names somebody; null of sound, of which nothing is kept. */
  readonly resultado: object | null;
}

/** Keeps what the scribe answered, once; false where the consent was taken back meanwhile. */
export async function guardarPedidoDoEscriba(
  pedido: string,
  { provedor: { nome, modelo, versao }, resultado }: RespostaDoPedido,
): Promise<boolean> {
  const { chaveDeServico } = ambiente();
  const servico = abrirBanco(chaveDeServico, chaveDeServico);
  const resposta = await servico.rpc('responder_pedido_do_escriba', {
    p_pedido: pedido,
    p_provedor: nome,
    p_modelo: modelo,
    p_versao: versao,
    p_resultado: resultado,
  });
  return dadosDe(resposta, z.boolean());
}
