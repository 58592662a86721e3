import { CORES_DA_MARCA } from '../estilo/variaveis.ts';

const LADO = 32;
/** A P whose bowl is full: a stem, and a half disc beside it. */
const HASTE = { x: 8.5, y: 7, width: 4, height: 18, rx: 1 };
const BOJO = 'M14.5 7h3a6.25 6.25 0 0 1 0 12.5h-3z';

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
      <path d={BOJO} fill={CORES_DA_MARCA.traco} />
    </svg>
  );
}
