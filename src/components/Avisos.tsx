import { Suspense } from 'react';
import { useRegiaoPedida } from './avisos/regiao.ts';
import { sobDemanda } from './sobDemanda.ts';

const Regiao = sobDemanda(() =>
  import('./avisos/Regiao.tsx').then((modulo) => ({ default: modulo.Regiao })),
);

/** Where toasts appear; nothing of them is downloaded before the first one. */
export function Avisos() {
  const pedida = useRegiaoPedida();
  return <Suspense fallback={null}>{pedida && <Regiao />}</Suspense>;
}
