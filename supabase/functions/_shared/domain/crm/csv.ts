/** Matches the beginning of a cell that a spreadsheet would run as a formula. */
const COMECO_DE_FORMULA = /^[=+\-@\t\r]/;
const PRECISA_DE_ASPAS = /[";\r\n]/;

/**
 * Writes rows as a CSV that Brazilian spreadsheets open with a double click: UTF-8 with mark,
 * semicolons, CRLF. An apostrophe keeps as text a cell that a spreadsheet would run as a formula.
 */
export function escreverCsv(
  titulos: readonly string[],
  linhas: readonly (readonly (string | null)[])[],
): string {
  const texto = [titulos, ...linhas].map((linha) => linha.map(celula).join(';')).join('\r\n');
  return `\uFEFF${texto}\r\n`;
}

function celula(valor: string | null): string {
  const texto = valor ?? '';
  const inerte = COMECO_DE_FORMULA.test(texto.trimStart()) ? `'${texto}` : texto;
  return PRECISA_DE_ASPAS.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
