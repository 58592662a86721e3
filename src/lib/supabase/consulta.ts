import { FALHAS } from '@domain/falhas/codigos.ts';
import type { Banco, Pedido, Resposta } from '../../../supabase/functions/_shared/db/banco.ts';
import { erroDoBanco } from '../errors/banco.ts';
import { type ErroDeRede, ErroDoBanco } from '../errors/erros.ts';
import { avisarNaoAutorizado } from '../session/expiracao.ts';
import { lerToken } from '../session/token.ts';
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
  const { banco } = await supabase();
  const token = lerToken();
  const pedido = chamada(banco);
  // Turns off the retry of supabase-js: the data cache already retries.
  return conferida(await pedido.retry(false), token);
}

/** The most rows the database hands over at once. */
const POR_PAGINA = 1000;

/**
 * Reads every row of a call, however many: page after page of `[primeira, ultima]`. The call names an
 * order that no two rows share.
 * @throws as `consultar`.
 */
export async function consultarTodas<T>(
  chamada: (db: Banco, primeira: number, ultima: number) => Pedido<T[]>,
): Promise<T[]> {
  const todas: T[] = [];
  for (;;) {
    const primeira = todas.length;
    const pagina = await consultar((db) => chamada(db, primeira, primeira + POR_PAGINA - 1));
    todas.push(...pagina);
    if (pagina.length < POR_PAGINA) return todas;
  }
}

/**
 * Counts the rows that a call finds, without reading them.
 * @example await contar((db) => db.from('pacientes').select('id', { count: 'exact', head: true }));
 */
export async function contar(chamada: (db: Banco) => Pedido<unknown>): Promise<number> {
  const { banco } = await supabase();
  const token = lerToken();
  const { count, error, status } = await chamada(banco);
  return conferida({ data: count, error, status }, token);
}

async function conferida<T>(
  { data, error, status }: Omit<Resposta<T>, 'count'>,
  token: string | null,
): Promise<T> {
  if (error && FOI_CANCELADA.test(error.message))
    throw new DOMException(error.message, 'AbortError');
  if (error) {
    const falha = erroDoBanco(error, status);
    console.error(`[banco] ${status} ${error.code ?? falha.name}`);
    throw await semSessao(falha, token);
  }
  if (data === null) {
    throw await semSessao(erroDoBanco({ message: 'no rows', code: 'PGRST116' }, 404), token);
  }
  return data;
}

/** What hides every row of a session that ended. */
const TALVEZ_A_SESSAO = new Set(['NAO_AUTORIZADO', 'NAO_ENCONTRADO', 'PROIBIDO']);

/** The refusal of the session, where that is why a call was refused; else the refusal itself. */
async function semSessao(falha: ErroDoBanco | ErroDeRede, token: string | null): Promise<Error> {
  if (!token || token !== lerToken() || !('codigo' in falha)) return falha;
  if (falha.status !== 401 && !TALVEZ_A_SESSAO.has(falha.codigo)) return falha;
  await avisarNaoAutorizado('talvez');
  if (lerToken() !== null) return falha;
  return new ErroDoBanco(FALHAS.NAO_AUTORIZADO.frase, 'NAO_AUTORIZADO', 401);
}
