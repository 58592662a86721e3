/** Keeps only the digits of a text. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Normalises a name for comparison and search: lower case, without accents, single spaces. */
export function normalizarBusca(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
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
