import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import type { ComAdiantamento, Parametros } from '../adiantar.ts';
import { Raiz } from '../Raiz.tsx';
import type { DadosDaRota } from './dados.ts';
import { PaginaDeErro } from './PaginaDeErro.tsx';
import { PaginaNaoEncontrada } from './PaginaNaoEncontrada.tsx';

/** The root of every address: announces, and says what is not found or broke. */
export const raiz = createRootRoute({
  component: Raiz,
  notFoundComponent: PaginaNaoEncontrada,
  errorComponent: PaginaDeErro,
});

/** Around what reads or writes data. */
export const comDados = createRoute({
  getParentRoute: () => raiz,
  id: 'com-dados',
  component: lazyRouteComponent(() => import('../ComDados.tsx'), 'ComDados'),
});

/** Everything behind the sign-in: guard, providers, menu and header. */
export const areaLogada = createRoute({
  getParentRoute: () => comDados,
  id: 'area-logada',
  component: lazyRouteComponent(() => import('../layout/AreaLogada.tsx'), 'AreaLogada'),
});

interface Chegando {
  params: Parametros;
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * Asks for a screen's data as soon as somebody goes to it, beside its code and waiting for nothing: the
 * screen finds them in the cache, or on their way.
 */
// An object of unknown type: the parameters of a route are inferred from its address alone.
export function adiantando(importar: () => Promise<ComAdiantamento>): object {
  return {
    loader: ({ params, cause }: Chegando) => {
      if (cause !== 'enter') return;
      import('../adiantar.ts')
        .then(({ adiantar }) => adiantar(importar, params))
        // The screen asks again, and says what failed.
        .catch(() => undefined);
    },
  };
}

/** Makes screens inside a layout. `validateSearch` reads what their address carries after the `?`. */
export function telasEm<P extends AnyRoute>(pai: P) {
  return <const C extends string, B = Record<never, never>>(
    caminho: C,
    dados: DadosDaRota,
    component: RouteComponent,
    validateSearch?: (bruta: Record<string, unknown>) => B,
    importar?: () => Promise<ComAdiantamento>,
  ) =>
    createRoute({
      getParentRoute: () => pai,
      path: caminho,
      staticData: dados,
      component,
      ...(validateSearch && { validateSearch }),
      ...(importar && adiantando(importar)),
    });
}

/** A screen behind the sign-in. */
export const tela = telasEm(areaLogada);
