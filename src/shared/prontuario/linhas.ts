/** The lines of a text in which something is written. */
export function linhasDe(texto: string): string[] {
  return texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean);
}

/** A text with more under it; what it says already is not said again. */
export function comMais(escrito: string, mais: string): string {
  if (escrito.trim() === '') return mais;
  return diz(escrito, mais) ? escrito : `${escrito.trimEnd()}\n${mais}`;
}

/** Whether a text has these lines, one after the other. */
export function diz(escrito: string, linhas: string): boolean {
  return `\n${linhasDe(escrito).join('\n')}\n`.includes(`\n${linhasDe(linhas).join('\n')}\n`);
}
