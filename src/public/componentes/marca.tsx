import { CORES_DA_MARCA } from '../estilo/variaveis.ts';

const LADO = 32;
/** A P whose bowl is full: stem and disc. */
const HASTE = { x: 9, y: 7, width: 4.5, height: 18, rx: 2.25 };
const DISCO = { cx: 16.5, cy: 13.5, r: 6.5 };

/** The mark of the product, decorative beside its name. */
export function Simbolo({ tamanho }: { tamanho: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={tamanho}
      height={tamanho}
      viewBox={`0 0 ${LADO} ${LADO}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={LADO} height={LADO} rx="8" fill={CORES_DA_MARCA.fundo} />
      <rect {...HASTE} fill={CORES_DA_MARCA.traco} />
      <circle {...DISCO} fill={CORES_DA_MARCA.traco} />
    </svg>
  );
}
