import { getDocumentProxy } from 'unpdf';

/** A run of text where it stands, in points from the lower left corner. */
export interface Escrito {
  readonly texto: string;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly tamanho: number;
}

export interface PaginaLida {
  readonly largura: number;
  readonly altura: number;
  readonly escritos: readonly Escrito[];
  readonly texto: string;
}

/** Reads a PDF with another program than the one that wrote it. */
export async function lerPdf(bytes: Uint8Array): Promise<PaginaLida[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const paginas: PaginaLida[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const pagina = await pdf.getPage(n);
    const [, , largura = 0, altura = 0] = pagina.view;
    const { items } = await pagina.getTextContent();
    const escritos = items.flatMap((item): Escrito[] =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              texto: item.str,
              x: item.transform[4],
              y: item.transform[5],
              largura: item.width,
              tamanho: Math.abs(item.transform[3]),
            },
          ]
        : [],
    );
    const texto = escritos
      .map((um) => um.texto)
      .join(' ')
      .replace(/\s+/g, ' ');
    paginas.push({ largura, altura, escritos, texto });
  }
  await pdf.destroy();
  return paginas;
}

/** Texts that touch one another, or leave the paper. */
export function malColocados({ escritos, largura, altura }: PaginaLida): string[] {
  const caixas = escritos.map((um) => ({
    ...um,
    direita: um.x + um.largura,
    topo: um.y + um.tamanho * 0.7,
  }));
  const fora = caixas.filter(
    (um) => um.x < 20 || um.y < 10 || um.direita > largura - 20 || um.topo > altura - 10,
  );
  const sobrepostos = caixas.filter((um, n) =>
    caixas.slice(n + 1).some((outro) => {
      const folga = 0.3;
      return (
        um.x + folga < outro.direita &&
        outro.x + folga < um.direita &&
        um.y + folga < outro.topo &&
        outro.y + folga < um.topo
      );
    }),
  );
  return [...fora, ...sobrepostos].map((um) => um.texto);
}
