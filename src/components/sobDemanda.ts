import { lazy } from 'react';

/** Waits in ms between tries with a network; after the last one the part is taken for gone. */
const ESPERAS = [1000, 2000, 4000, 8000];

/**
 * A part of a screen that is fetched the first time it shows. Without a connection it comes when the
 * connection does: with React's own `lazy`, a part that fails once takes the whole screen with it, and
 * what stood on it.
 */
export const sobDemanda: typeof lazy = (importar) => lazy(() => insistir(importar));

/** Calls until it succeeds. @throws the last failure, when there was a network all the time. */
export async function insistir<T>(importar: () => Promise<T>): Promise<T> {
  for (const espera of ESPERAS) {
    try {
      return await importar();
    } catch {
      await (navigator.onLine ? passar(espera) : conexao());
    }
  }
  return importar();
}

const passar = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const conexao = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
