/** Keeps only the digits of a text. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Marks that are typed for an apostrophe; `private.normalizar_busca` leaves out the same. */
export const APOSTROFOS = "'`´‘’ʼ";
const DISPENSAVEIS = new RegExp(`[${APOSTROFOS}]|\\p{M}`, 'gu');

/** A text in lower case without accents and apostrophes, its spaces as they are. */
export function semMarcas(texto: string): string {
  return texto.normalize('NFD').replace(DISPENSAVEIS, '').toLowerCase();
}

/** Normalises a name for comparison and search: as `semMarcas`, with single spaces. */
export function normalizarBusca(texto: string): string {
  return semMarcas(texto).replace(/\s+/g, ' ').trim();
}

/** Matches control characters and halves of a surrogate pair: Postgres refuses some of them. */
const CARACTERE_INVALIDO = /[\p{Cc}\p{Cs}]/u;

/** Whether a text has only characters that can be kept and shown. */
export function semCaractereInvalido(texto: string): boolean {
  return !CARACTERE_INVALIDO.test(texto);
}

/**
 * Matches characters without width or that turn the direction of reading: a name with them is
 * another than it looks.
 */
const FORA_DE_VISTA = /[\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a text shows all that it holds, in the order in which it is written. */
export function textoAVista(texto: string): boolean {
  return semCaractereInvalido(texto) && !FORA_DE_VISTA.test(texto);
}
