import { useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as the component stands, doing what the last render says: memoised
 * children rest, and listeners are put up once.
 */
export function useEstavel<A extends unknown[]>(
  acao: (...argumentos: A) => void,
): (...argumentos: A) => void {
  const atual = useRef(acao);
  useLayoutEffect(() => {
    atual.current = acao;
  });
  const estavel = useRef((...argumentos: A) => atual.current(...argumentos));
  return estavel.current;
}
