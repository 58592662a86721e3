import { type Usuario, usuarioSchema } from '@domain/contracts/auth.ts';
import * as z from 'zod/mini';
import { naoAutorizado } from '../http/erro.ts';
import type { Banco } from './banco.ts';
import { dadosDe } from './resposta.ts';

const usuarioOuNulo = z.nullable(usuarioSchema);

/** The statuses of a token that is malformed, forged or expired, or whose role may not ask. */
const RECUSAS: ReadonlySet<number> = new Set([400, 401, 403]);

/**
 * Reads who calls. One call decides everything: PostgREST verifies signature and expiry of the
 * token, Postgres that its session is alive, and the profile comes with the answer.
 * @throws {AppError} 401 for a token that is not valid, or not any more.
 */
export async function usuarioAtual(banco: Banco): Promise<Usuario> {
  const resposta = await banco.rpc('usuario_atual', {}, { get: true });
  // The call carries nothing but the token, so a refusal is always the token's fault.
  if (resposta.error && RECUSAS.has(resposta.status)) throw naoAutorizado(resposta.error);
  const usuario = dadosDe(resposta, usuarioOuNulo);
  if (!usuario) throw naoAutorizado();
  return usuario;
}
