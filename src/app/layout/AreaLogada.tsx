import '@/theme/estilos-app.ts';
import { Tooltip } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Avisos } from '@/components/Avisos.tsx';
import { DICA } from '@/config/constants.ts';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { NoPlano } from '../guards/PremiumGuard.tsx';
import { RequireAuth } from '../guards/RequireAuth.tsx';
import { RequirePermission } from '../guards/RequirePermission.tsx';
import { TermosGate } from '../guards/TermosGate.tsx';
import { EnvioDePendencias } from './EnvioDePendencias.tsx';
import { Moldura } from './Moldura.tsx';
import { Trava } from './Trava.tsx';

/** Everything behind the sign-in: who may enter, what the screens may count on, and their frame. */
export function AreaLogada() {
  return (
    <RequireAuth>
      <Trava>
        <ActiveClinicaProvider>
          <Tooltip.Group openDelay={DICA.abrirApos} closeDelay={DICA.seguinteApos}>
            <Moldura>
              <TelaPermitida />
            </Moldura>
          </Tooltip.Group>
          <TermosGate />
          <Avisos />
          <EnvioDePendencias />
        </ActiveClinicaProvider>
      </Trava>
    </RequireAuth>
  );
}

function TelaPermitida() {
  const dados = useMatches({ select: (rotas) => rotas.at(-1)?.staticData });
  return (
    <RequirePermission permissao={dados?.permissao}>
      <NoPlano recurso={dados?.recurso}>
        <Outlet />
      </NoPlano>
    </RequirePermission>
  );
}
