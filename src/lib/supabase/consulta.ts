import type { Banco, Pedido, Resposta } from '../../../supabase/functions/_shared/db/banco.ts';
import { erroDoBanco } from '../errors/banco.ts';
import { supabase } from './client.ts';

export type { Banco, Pedido };

/** The code by which supabase-js reports an aborted call. */
const FOI_CANCELADA = /^AbortError/;

/**
 * Runs one call on the hosted database and returns its rows.
 * @throws {ErroDoBanco | ErroDeRede} with the sentence to show.
 * @example const linhas = await consultar((db) => db.from('notificacoes').select('id'));
 */
export async function consultar<T>(chamada: (db: Banco) => Pedido<T>): Promise<T> {
  const pedido = chamada(await supabase());
  // Turns off the retry of supabase-js: the data cache already retries.
  return conferida(await pedido.retry(false));
}

/**
 * How many rows a call finds, without reading them.
 * @example await contar((db) => db.from('pacientes').select('id', { count: 'exact', head: true }));
 */
export async function contar(chamada: (db: Banco) => Pedido<unknown>): Promise<number> {
  const { count, error, status } = await chamada(await supabase());
  return conferida({ data: count, error, status });
}

function conferida<T>({ data, error, status }: Omit<Resposta<T>, 'count'>): T {
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
