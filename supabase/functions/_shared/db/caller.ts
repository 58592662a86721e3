import { PostgrestClient } from '@supabase/postgrest-js';
import { ambiente } from './ambiente.ts';
import type { Banco } from './banco.ts';

/** How long a function waits for the database, in milliseconds. */
const ESPERA = 10_000;

/** The database as one person: every policy applies to the token's owner. */
export function bancoDe(token: string): Banco {
  return abrirBanco(ambiente().chavePublica, token);
}

/** The database as nobody: only the public reads. */
export function bancoPublico(): Banco {
  return abrirBanco(ambiente().chavePublica);
}

/**
 * A client of one key, and of one token when there is one. No retries: the caller is waiting. Alone,
 * without the rest of supabase-js, it costs almost nothing to make.
 */
export function abrirBanco(chave: string, token?: string): Banco {
  const cliente: unknown = new PostgrestClient(ambiente().restUrl, {
    headers: { apikey: chave, ...(token && { authorization: `Bearer ${token}` }) },
    timeout: ESPERA,
    retry: false,
  });
  // Its own types let misspelt columns and arguments pass.
  return cliente as Banco;
}
