import { APOSTROFOS, normalizarBusca } from '@domain/texto.ts';

/** The letters that Portuguese writes with accents, each with all its forms. */
const FORMAS: Readonly<Record<string, string>> = {
  a: '[aàáâãäAÀÁÂÃÄ]',
  c: '[cçCÇ]',
  e: '[eèéêëEÈÉÊË]',
  i: '[iìíîïIÌÍÎÏ]',
  n: '[nñNÑ]',
  o: '[oòóôõöOÒÓÔÕÖ]',
  u: '[uùúûüUÙÚÛÜ]',
};

/**
 * A regular expression that finds a name by any part of it, accents, apostrophes and case apart. Whatever the
 * person typed is matched as text: no character of it has a meaning of its own.
 */
export function padraoSemAcento(termo: string): string {
  return [...normalizarBusca(termo)]
    .map((letra) => FORMAS[letra] ?? letra.replace(/[^\p{L}\p{N} ]/u, '\\$&'))
    .join(`[${APOSTROFOS}]?`);
}
