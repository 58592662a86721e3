import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { useAbrirAnexo } from './useAbrirAnexo.ts';

const Visor = sobDemanda(() => import('./Visor.tsx').then((modulo) => ({ default: modulo.Visor })));

/** The image that is open, if one is; what draws it comes with the first. */
export function VisorSobDemanda({
  noVisor,
  baixar,
  fecharVisor,
}: Pick<ReturnType<typeof useAbrirAnexo>, 'noVisor' | 'baixar' | 'fecharVisor'>) {
  if (!noVisor) return null;
  return (
    <Suspense fallback={null}>
      <Visor anexo={noVisor} aoBaixar={() => baixar(noVisor)} aoFechar={fecharVisor} />
    </Suspense>
  );
}
