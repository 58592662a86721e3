import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { Balde } from './balde.ts';
import { abrirBanco } from './caller.ts';
import { dadosDe } from './resposta.ts';

/**
 * Bytes of attachments, their addresses, and the verdict on them. The service key passes every
 * policy, so no client of it leaves this file: nobody reads a file before it was checked, or for
 * longer than a minute at once, and nobody vouches for an own one. Imported by the routes of attachments alone.
 */

const balde = new Balde('anexos');

/** Reads the bytes under a path; null when nothing was uploaded there. */
export const lerObjeto = (caminho: string) => balde.ler(caminho);

/** An address that opens one file for so many seconds, from the API's own on; null: no such file. */
export const assinarObjeto = (caminho: string, segundos: number) =>
  balde.enderecoDe(caminho, segundos);

/** Deletes what is under these paths; a path with nothing under it is no failure. */
export const apagarObjetos = (caminhos: readonly string[]) => balde.apagar(caminhos);

/**
 * Writes the verdict: the hash of the bytes, or why they are refused. Only the first one counts.
 */
export async function registrarConferencia(
  anexo: string,
  achado: { readonly sha256: string } | { readonly recusa: string },
): Promise<void> {
  const resposta = await servico().rpc('registrar_conferencia', {
    p_anexo: anexo,
    p_sha256: 'sha256' in achado ? achado.sha256 : null,
    p_recusa: 'recusa' in achado ? achado.recusa : null,
  });
  dadosDe(resposta, z.nullable(z.uuid()));
}

const aApagarSchema = z.array(z.object({ id: z.uuid(), objeto: z.string() }));

/** Lists files that never became part of anything, up to a limit. */
export async function anexosAApagar(limite: number): Promise<z.infer<typeof aApagarSchema>> {
  return dadosDe(await servico().rpc('anexos_a_apagar', { p_limite: limite }), aApagarSchema);
}

/** Notes that the bytes of these rows were deleted; returns how many. */
export async function marcarApagados(anexos: readonly string[]): Promise<number> {
  const resposta = await servico().rpc('marcar_anexos_apagados', { p_anexos: anexos });
  return dadosDe(resposta, z.number());
}

/** Whether a call carries the service key itself, as the project's own scheduler does. */
export function ehDoServico(autorizacao: string | undefined): boolean {
  const esperado = new TextEncoder().encode(`Bearer ${ambiente().chaveDeServico}`);
  const recebido = new TextEncoder().encode(autorizacao ?? '');
  if (esperado.length !== recebido.length) return false;
  // Compares every byte, so that the time of an answer says nothing about the key.
  return esperado.reduce((difere, byte, i) => difere | (byte ^ (recebido[i] ?? 0)), 0) === 0;
}

function servico() {
  const { chaveDeServico } = ambiente();
  return abrirBanco(chaveDeServico, chaveDeServico);
}
