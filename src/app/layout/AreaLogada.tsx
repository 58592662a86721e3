import '@/theme/estilos-app.ts';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Avisos } from '@/components/Avisos.tsx';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { RequireAuth } from '../guards/RequireAuth.tsx';
import { RequirePermission } from '../guards/RequirePermission.tsx';
import { TermosGate } from '../guards/TermosGate.tsx';
import { Moldura } from './Moldura.tsx';

/** Nobody waits for it, and each screen brings its own: when it does not come, nothing breaks. */
const EnvioDePendencias = lazy(() =>
  import('./EnvioDePendencias.tsx').then(
    (modulo) => ({ default: modulo.EnvioDePendencias }),
    () => ({ default: () => null }),
  ),
);

/** Everything behind the sign-in: who may enter, what the screens may count on, and their frame. */
export function AreaLogada() {
  return (
    <RequireAuth>
      <ActiveClinicaProvider>
        <Moldura>
          <TelaPermitida />
        </Moldura>
        <TermosGate />
        <Avisos />
        <Suspense fallback={null}>
          <EnvioDePendencias />
        </Suspense>
      </ActiveClinicaProvider>
    </RequireAuth>
  );
}

function TelaPermitida() {
  const permissao = useMatches({ select: (rotas) => rotas.at(-1)?.staticData.permissao });
  return (
    <RequirePermission permissao={permissao}>
      <Outlet />
    </RequirePermission>
  );
}
