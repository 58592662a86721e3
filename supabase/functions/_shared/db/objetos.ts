import * as z from 'zod/mini';
import { indisponivel } from '../http/erro.ts';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { dadosDe } from './resposta.ts';

/**
 * Bytes of attachments, their addresses, and the verdict on them. The service key passes every
 * policy, so no client of it leaves this file: nobody reads a file before it was checked, or for
 * longer than a minute at once, and nobody vouches for an own one. Imported by the routes of attachments alone.
 */

const BALDE = 'anexos';
/** How long a function waits for a file of 25 MiB, in milliseconds. */
const ESPERA = 30_000;

/** A file as Storage keeps it. */
export interface Objeto {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The type that its sender declared. */
  readonly tipo: string;
}

/** Reads the bytes under a path; null when nothing was uploaded there. */
export async function lerObjeto(caminho: string): Promise<Objeto | null> {
  const resposta = await pedir('get', `/object/${BALDE}/${caminho}`);
  if (await faltaNoBalde(resposta)) return null;
  const tipo = resposta.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  return { bytes: new Uint8Array(await resposta.arrayBuffer()), tipo };
}

const assinaturaSchema = z.object({ signedURL: z.string() });

/** An address that opens one file for so many seconds, from the API's own on; null: no such file. */
export async function assinarObjeto(caminho: string, segundos: number): Promise<string | null> {
  const resposta = await pedir('post', `/object/sign/${BALDE}/${caminho}`, {
    expiresIn: segundos,
  });
  if (await faltaNoBalde(resposta)) return null;
  const { signedURL } = assinaturaSchema.parse(await resposta.json());
  return `/storage/v1${signedURL}`;
}

/** Deletes what is under these paths; a path with nothing under it is no failure. */
export async function apagarObjetos(caminhos: readonly string[]): Promise<void> {
  if (caminhos.length === 0) return;
  const resposta = await pedir('delete', `/object/${BALDE}`, { prefixes: caminhos });
  await resposta.body?.cancel();
  if (!resposta.ok) throw indisponivel(new Error(`storage: ${resposta.status}`));
}

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

/** Whether Storage says that there is no such file. @throws {AppError} 503 for any other refusal. */
async function faltaNoBalde(resposta: Response): Promise<boolean> {
  if (resposta.ok) return false;
  await resposta.body?.cancel();
  // Storage says 400 where HTTP would say 404.
  if (resposta.status === 400 || resposta.status === 404) return true;
  throw indisponivel(new Error(`storage: ${resposta.status}`));
}

async function pedir(method: string, caminho: string, corpo?: object): Promise<Response> {
  const { storageUrl, chaveDeServico } = ambiente();
  try {
    return await fetch(`${storageUrl}${caminho}`, {
      method,
      headers: {
        apikey: chaveDeServico,
        authorization: `Bearer ${chaveDeServico}`,
        ...(corpo && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(ESPERA),
      ...(corpo && { body: JSON.stringify(corpo) }),
    });
  } catch (erro) {
    throw indisponivel(erro);
  }
}

function servico() {
  const { chaveDeServico } = ambiente();
  return abrirBanco(chaveDeServico, chaveDeServico);
}
