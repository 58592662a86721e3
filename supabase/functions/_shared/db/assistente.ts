import type { CorpoDaResposta } from '@domain/contracts/assistente.ts';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { conferirResposta } from './resposta.ts';

/**
 * The log of the assistant. The service key passes every policy, so no client of it leaves this file:
 * nobody writes an own answer into the log. Imported by the route that answers alone.
 */

/** Keeps what was answered to a question of the log, once. */
export async function guardarResposta(interacao: string, resposta: CorpoDaResposta): Promise<void> {
  const { chaveDeServico } = ambiente();
  const servico = abrirBanco(chaveDeServico, chaveDeServico);
  conferirResposta(
    await servico.rpc('responder_pergunta', { p_interacao: interacao, p_resposta: resposta }),
  );
}
