import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type * as Modulo from './Alertas.tsx';

/** The tables of medicines are heavy: they come when there is something to check. */
const DoMedicamento = sobDemanda(() =>
  import('./Alertas.tsx').then((modulo) => ({ default: modulo.AlertasDoMedicamento })),
);
const DasAlergias = sobDemanda(() =>
  import('./Alertas.tsx').then((modulo) => ({ default: modulo.AlertasDasAlergias })),
);

export function AlertasDoMedicamento(props: ComponentProps<typeof Modulo.AlertasDoMedicamento>) {
  if (props.medicamento.trim().length < 3) return null;
  return (
    <Suspense fallback={null}>
      <DoMedicamento {...props} />
    </Suspense>
  );
}

export function AlertasDasAlergias(props: ComponentProps<typeof Modulo.AlertasDasAlergias>) {
  if (props.alergias.length === 0 || props.emUso.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DasAlergias {...props} />
    </Suspense>
  );
}
