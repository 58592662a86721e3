import {
  type AnyRouter,
  createRoute,
  createRouter,
  type Router,
  redirect,
} from '@tanstack/react-router';
import { Carregando } from '@/components/Carregando.tsx';
import { criarRaiz, telasDaEntrada } from './rotas/entrada.ts';
import type { arvore } from './rotas/todas.ts';

const raiz = criarRaiz();

/** Whatever is no screen of the entrance: the others are fetched, and the address read again. */
const resto = createRoute({
  getParentRoute: () => raiz,
  path: '$',
  beforeLoad: async ({ location }) => {
    const { arvore: todas } = await import('./rotas/todas.ts');
    router.update({ ...router.options, routeTree: todas });
    throw redirect({ href: location.href, replace: true });
  },
});

/**
 * Begins with the entrance alone: who comes to sign in does not fetch what stands behind. Links and
 * navigation are typed by every address there is.
 */
export const router: AnyRouter = createRouter({
  routeTree: raiz.addChildren([...telasDaEntrada(raiz), resto]),
  defaultPendingComponent: Carregando,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof arvore>;
  }
}
