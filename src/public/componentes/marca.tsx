import { SIMBOLO } from '@/theme/simbolo.ts';
import { CORES_DA_MARCA } from '../estilo/variaveis.ts';

/** The mark of the product, decorative beside its name. */
export function Simbolo({ tamanho }: { tamanho: number }) {
  const { lado, raio, haste, bojo } = SIMBOLO;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={tamanho}
      height={tamanho}
      viewBox={`0 0 ${lado} ${lado}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={lado} height={lado} rx={raio} fill={CORES_DA_MARCA.fundo} />
      <rect {...haste} fill={CORES_DA_MARCA.traco} />
      <path d={bojo} fill={CORES_DA_MARCA.traco} />
    </svg>
  );
}
