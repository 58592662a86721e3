import type { SupabaseClient } from '@supabase/supabase-js';
import { erroDoBanco, type FalhaDoBanco } from '../errors/banco.ts';
import { supabase } from './client.ts';

/** How supabase-js reports a call that whoever asked gave up on. */
const FOI_CANCELADA = /^AbortError/;

interface Resposta<T> {
  data: T | null;
  error: FalhaDoBanco | null;
  status: number;
}

/** A call under way. supabase-js would repeat it on its own, behind the retry of the data cache. */
interface Pedido<T> extends PromiseLike<Resposta<T>> {
  retry?: (ligado: boolean) => unknown;
}

/**
 * Runs one call on the hosted database and returns its rows.
 * @throws {ErroDoBanco | ErroDeRede} with the sentence to show.
 * @example const linhas = await consultar((db) => db.from('notificacoes').select('id'));
 */
export async function consultar<T>(chamada: (db: SupabaseClient) => Pedido<T>): Promise<T> {
  const pedido = chamada(await supabase());
  pedido.retry?.(false);
  const { data, error, status } = await pedido;
  if (error && FOI_CANCELADA.test(error.message))
    throw new DOMException(error.message, 'AbortError');
  if (error) {
    const falha = erroDoBanco(error, status);
    console.error(`[banco] ${status} ${error.code ?? falha.name}`);
    throw falha;
  }
  if (data === null) {
    throw erroDoBanco({ message: 'no rows', code: 'PGRST116' }, 404);
  }
  return data;
}

interface Contagem extends Omit<Resposta<never>, 'data'> {
  count: number | null;
}

/**
 * How many rows a call finds, without reading them.
 * @example await contar((db) => db.from('pacientes').select('id', { count: 'exact', head: true }));
 */
export function contar(chamada: (db: SupabaseClient) => PromiseLike<Contagem>): Promise<number> {
  return consultar(async (db) => {
    const { count, error, status } = await chamada(db);
    return { data: count, error, status };
  });
}
