import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useEnvioDeCalculos } from '@/features/calculadoras/paciente/fila.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useEnvioDeMensagens } from '@/shared/conversas/fila.ts';

const EnvioDoPlantao = sobDemanda(() =>
  import('@/features/area-plantonista/plantao/EnvioDoPlantao.tsx').then((modulo) => ({
    default: modulo.EnvioDoPlantao,
  })),
);

/** Sends what waits of the person, wherever in the app they are by then. */
export function EnvioDePendencias() {
  const { id, tipo } = usePerfil();
  useEnvioDeMensagens(id);
  useEnvioDeCalculos(id);
  if (tipo !== 'plantonista') return null;
  return (
    <Suspense fallback={null}>
      <EnvioDoPlantao />
    </Suspense>
  );
}
