import { rgb } from '@libpdf/core';
import type { Formato } from './tipos.ts';

/** Measures of a format, in points. */
export interface Medidas {
  readonly largura: number;
  readonly altura: number;
  readonly margem: number;
  /** Sizes of type: of the text, of what accompanies it, of the name of the document. */
  readonly texto: number;
  readonly miudo: number;
  readonly titulo: number;
  readonly qr: number;
  readonly logo: number;
}

/** ISO 216 in points, 72 to the inch. */
export const MEDIDAS: Readonly<Record<Formato, Medidas>> = {
  A4: {
    largura: 595.28,
    altura: 841.89,
    margem: 48,
    texto: 11,
    miudo: 8.5,
    titulo: 15,
    qr: 78,
    logo: 44,
  },
  A5: {
    largura: 419.53,
    altura: 595.28,
    margem: 30,
    texto: 9.5,
    miudo: 7,
    titulo: 12,
    qr: 62,
    logo: 34,
  },
};

/** The distance from one line to the next, in sizes of type. */
export const ENTRELINHA = 1.35;

/** Ink: it has to be read on a black-and-white printer. */
export const TINTA = rgb(0.1, 0.1, 0.12);
export const TINTA_SUAVE = rgb(0.33, 0.33, 0.36);
export const FIO = rgb(0.66, 0.66, 0.7);
export const FUNDO = rgb(0.93, 0.93, 0.95);
