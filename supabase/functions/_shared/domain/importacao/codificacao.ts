/** How the text of a file was written. */
export type Codificacao = 'utf-8' | 'utf-16' | 'windows-1252';

/** How each is called on the screen. */
export const ROTULO_DA_CODIFICACAO: Readonly<Record<Codificacao, string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Latin-1 (Windows)',
};

export type TextoLido =
  | { texto: string; codificacao: Codificacao }
  /** The sentence to show: what the file is, and what to do. */
  | { recusa: string };

/** The signs that Windows-1252 has where Latin-1 has none: some runtimes read the one as the other. */
const DE_80_A_9F =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

const PLANILHA = 'Este arquivo é uma planilha do Excel. Abra-a, salve como CSV e envie o CSV.';

/**
 * Decodes a file: UTF-8 with or without its mark, UTF-16 with its mark (as Excel saves "Unicode
 * text"), else Windows-1252, of which Latin-1 is a part.
 */
export function decodificar(bytes: Uint8Array): TextoLido {
  if (bytes.length === 0) return { recusa: 'Este arquivo está vazio.' };
  const [a, b, c, d] = bytes;
  if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) return { recusa: PLANILHA };
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) return { recusa: PLANILHA };
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    const ordem = a === 0xff ? 'utf-16le' : 'utf-16be';
    return { texto: new TextDecoder(ordem).decode(bytes), codificacao: 'utf-16' };
  }
  if (bytes.includes(0)) {
    return { recusa: 'Este arquivo não é um texto. Envie um CSV.' };
  }
  try {
    const texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { texto, codificacao: 'utf-8' };
  } catch {
    const texto = new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\x80-\x9f]/g, (letra) => DE_80_A_9F[letra.charCodeAt(0) - 0x80] ?? letra);
    return { texto, codificacao: 'windows-1252' };
  }
}
