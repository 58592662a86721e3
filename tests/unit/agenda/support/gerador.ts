import { sorteioDe } from '../../clinico/support/gerador.ts';

/** Whole numbers and choices that look random and are the same in every run. */
export function gerador(semente: number) {
  const sorteio = sorteioDe(String(semente));
  /** A whole number from `de` to `ate`, both included. */
  const inteiro = (de: number, ate: number) => de + Math.floor(sorteio() * (ate - de + 1));
  /** One of a list that is not empty. */
  function um<T>(lista: readonly [T, ...T[]]): T {
    return lista[inteiro(0, lista.length - 1)] ?? lista[0];
  }
  return { inteiro, um };
}
