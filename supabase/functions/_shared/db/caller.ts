import { PostgrestClient } from '@supabase/postgrest-js';
import { ambiente } from './ambiente.ts';
import type { Banco } from './banco.ts';

/** How long a function waits for the database, in milliseconds. */
const ESPERA = 10_000;

/** Opens the database as one person: every policy applies to the token's owner. */
export function bancoDe(token: string): Banco {
  return abrirBanco(ambiente().chavePublica, token);
}

/** Opens the database as nobody: only what is public can be read. */
export function bancoPublico(): Banco {
  return abrirBanco(ambiente().chavePublica);
}

/**
 * Makes a client of one key, and of a token when there is one. It does not retry: the caller waits.
 * Without the rest of supabase-js it costs almost nothing to make.
 */
export function abrirBanco(chave: string, token?: string): Banco {
  const cliente: unknown = new PostgrestClient(ambiente().restUrl, {
    headers: { apikey: chave, ...(token && { authorization: `Bearer ${token}` }) },
    timeout: ESPERA,
    retry: false,
  });
  // The types of supabase-js let misspelt columns and arguments pass.
  return cliente as Banco;
}
