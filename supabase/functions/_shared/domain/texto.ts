/** Only the digits of a text. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Lower case, without accents, single spaces: the form in which names are compared and searched. */
export function normalizarBusca(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Control characters and halves of a surrogate pair: no text has them, and Postgres refuses some. */
const CARACTERE_INVALIDO = /[\p{Cc}\p{Cs}]/u;

/** Whether a text has only characters that can be kept and shown. */
export function semCaractereInvalido(texto: string): boolean {
  return !CARACTERE_INVALIDO.test(texto);
}
