import { Standard14Font, type Standard14FontName } from '@libpdf/core';

/** Runs of text of one weight; what is important stands out. */
export interface Trecho {
  readonly texto: string;
  readonly forte?: boolean | undefined;
}

/** A word as it is placed in its line. */
export interface Palavra extends Trecho {
  readonly x: number;
}
export type Linha = readonly Palavra[];

const NORMAL: Standard14FontName = 'Helvetica';
const FORTE: Standard14FontName = 'Helvetica-Bold';
const METRICAS = { normal: Standard14Font.of(NORMAL), forte: Standard14Font.of(FORTE) };

/** The font of a weight: of the standard ones, which every reader has and whose bytes never change. */
export function fonteDe(forte: boolean | undefined): Standard14FontName {
  return forte ? FORTE : NORMAL;
}

/** The width of a text on the paper, in points. */
export function larguraDe(texto: string, tamanho: number, forte?: boolean): number {
  return (forte ? METRICAS.forte : METRICAS.normal).widthOfTextAtSize(texto, tamanho);
}

/** Matches what the fonts have: Windows-1252, in which all of Portuguese is written. */
const TEM = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;
/** What prescriptions hold that the fonts have not, and compatibility does not take apart. */
const COMO: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '−': '-',
  '‑': '-',
  μ: 'µ',
  Δ: 'delta ',
  α: 'alfa',
  β: 'beta',
  γ: 'gama',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/** Writes a text with the letters that the fonts have; what has no likeness becomes a question mark. */
export function paraOPapel(texto: string): string {
  return [...texto.normalize('NFC').replace(/[\t\r]/g, ' ')]
    .map((letra) => (letra === '\n' || TEM.test(letra) ? letra : parecida(letra)))
    .join('');
}

function parecida(letra: string): string {
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(letra)) return '';
  const simples = COMO[letra] ?? letra.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...simples].every((uma) => TEM.test(uma)) ? simples : '?';
}

/** Breaks runs into lines no wider than that, at spaces, and within words wider than a line. */
export function quebrar(trechos: readonly Trecho[], largura: number, tamanho: number): Linha[] {
  const linhas: Palavra[][] = [];
  let linha: Palavra[] = [];
  let fim = 0;
  const fechar = () => {
    linhas.push(linha);
    linha = [];
    fim = 0;
  };
  for (const { texto, forte } of trechos) {
    for (const pedaco of paraOPapel(texto).split(/(\n| +)/)) {
      if (pedaco === '\n') fechar();
      else if (pedaco.startsWith(' ')) fim += linha.length > 0 ? larguraDe(' ', tamanho, forte) : 0;
      else {
        for (const parte of caber(pedaco, largura, tamanho, forte)) {
          const ocupa = larguraDe(parte, tamanho, forte);
          if (linha.length > 0 && fim + ocupa > largura) fechar();
          linha.push({ texto: parte, forte, x: fim });
          fim += ocupa;
        }
      }
    }
  }
  fechar();
  return linhas;
}

function caber(palavra: string, largura: number, tamanho: number, forte?: boolean): string[] {
  if (palavra === '') return [];
  if (larguraDe(palavra, tamanho, forte) <= largura) return [palavra];
  const partes: string[] = [];
  let parte = '';
  for (const letra of palavra) {
    if (parte !== '' && larguraDe(parte + letra, tamanho, forte) > largura) {
      partes.push(parte);
      parte = '';
    }
    parte += letra;
  }
  return [...partes, parte];
}
