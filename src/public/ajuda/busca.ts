import { normalizarBusca } from '@domain/texto.ts';

/** Words too common to choose an article by. */
const VAZIAS = new Set([
  'a',
  'o',
  'as',
  'os',
  'de',
  'da',
  'do',
  'e',
  'em',
  'no',
  'na',
  'um',
  'uma',
]);

/** The form in which an article's text and keywords are kept for searching. */
export function indexar(...textos: readonly string[]): string {
  return normalizarBusca(textos.join(' '));
}

/**
 * Whether an indexed text answers a search: every word of it must be there, in any order, by any
 * part, without regard to accents or capitals. An empty search finds everything.
 */
export function responde(indice: string, busca: string): boolean {
  const palavras = normalizarBusca(busca).split(/[^\p{L}\p{N}+]+/u);
  return palavras.every((palavra) => VAZIAS.has(palavra) || indice.includes(palavra));
}
