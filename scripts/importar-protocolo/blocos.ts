/** A document as headings and texts, whatever it was written in. */
export type Bloco =
  | { readonly tipo: 'titulo'; readonly texto: string }
  | { readonly tipo: 'texto'; readonly texto: string };

export const titulo = (texto: string): Bloco => ({ tipo: 'titulo', texto: emUmaLinha(texto) });
export const paragrafo = (texto: string): Bloco => ({ tipo: 'texto', texto: emUmaLinha(texto) });

const emUmaLinha = (texto: string) =>
  texto
    .normalize('NFC')
    .replace(/[\p{Cc}\u00ad\u200b\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A row of a table as a sentence: each cell under the name of its column. */
export function linhaDaTabela(colunas: readonly string[], celulas: readonly string[]): Bloco {
  const ditas = celulas.flatMap((celula, n) => {
    if (!celula.trim()) return [];
    const coluna = colunas[n]?.trim();
    return coluna ? [`${coluna}: ${celula.trim()}`] : [celula.trim()];
  });
  return paragrafo(ditas.length > 0 ? `${ditas.join('; ')}.` : '');
}
