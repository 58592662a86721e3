import { ErroDeRede } from './erros.ts';

/**
 * Fetches a part of the program that a task needs now, twice where it fails: a network may have been gone
 * for a moment. What shows on a screen waits longer (`sobDemanda`).
 * @throws {ErroDeRede} where it does not come, so that the person is told to try again.
 */
export async function buscarParte<T>(importar: () => Promise<T>): Promise<T> {
  try {
    return await importar();
  } catch {
    return await importar().catch((falha: unknown) => Promise.reject(new ErroDeRede(falha)));
  }
}
