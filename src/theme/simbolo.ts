/**
 * The product's mark, on a square of 32: a P whose bowl is full. The application draws it in its
 * header; the public pages, the browser tab and the icons draw the same.
 */
export const SIMBOLO = {
  lado: 32,
  raio: 8,
  haste: { x: 8.5, y: 7, width: 4, height: 18, rx: 1 },
  bojo: 'M14.5 7h3a6.25 6.25 0 0 1 0 12.5h-3z',
} as const;
