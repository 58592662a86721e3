import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { buscaDoRetorno } from '@/features/certificados/busca.ts';
import { comDados } from './base.ts';

/** Back from a cloud of certificates, in a window of its own. */
export const retornoDaNuvem = createRoute({
  getParentRoute: () => comDados,
  path: PATHS.retornoDaNuvem,
  validateSearch: buscaDoRetorno,
  staticData: { titulo: 'Certificado em nuvem' },
  component: lazyRouteComponent(
    () => import('@/features/certificados/routes/RetornoDaNuvem.tsx'),
    'RetornoDaNuvem',
  ),
});
