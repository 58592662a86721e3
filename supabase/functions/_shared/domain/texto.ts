/** Only the digits of a text. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Lower case, without accents, single spaces: the form in which names are compared and searched. */
export function normalizarBusca(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
