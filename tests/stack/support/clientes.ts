/** supabase-js as the browser uses it, from Node. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { DEMO_PASSWORD } from '../../../local/demo-accounts.ts';
import type { Pilha } from '../../support/stack.ts';

type Enderecos = Pick<Pilha, 'apiUrl' | 'anonKey'>;

export interface Pessoa {
  readonly cliente: SupabaseClient;
  readonly id: string;
  /** The token with which the person came in. */
  readonly token: string;
}

/** A client of nobody in particular, or with the secret key. */
export function novoCliente(pilha: Enderecos, chave = pilha.anonKey): SupabaseClient {
  return createClient(pilha.apiUrl, chave, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: WebSocket as never },
  });
}

/** A seeded account, signed in. */
export async function entrar(pilha: Enderecos, email: string): Promise<Pessoa> {
  const cliente = novoCliente(pilha);
  const { data, error } = await cliente.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return { cliente, id: data.user.id, token: data.session.access_token };
}
