/** What is read of an image: its size, and the same picture without anything else. */
export interface ImagemLida {
  /** px */
  readonly largura: number;
  /** px */
  readonly altura: number;
  /**
   * The file without what is not the picture: where and with what it was taken, comments, a video
   * behind it. Colours and the way up stay; nothing is compressed again.
   */
  readonly limpa: Uint8Array;
}

/** Most points of an image: opened, each takes four bytes of memory. */
export const PONTOS_MAXIMOS = 100_000_000;

/**
 * Most segments or chunks of an image. A picture of 25 MiB that a program wrote has some thousands;
 * one made of nothing else would keep whoever reads it busy.
 */
export const PARTES_MAXIMAS = 20_000;
