import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { Raiz } from '../Raiz.tsx';
import { buscaDoLogin, buscaDoRegistro } from './busca-da-entrada.ts';

/** The root of a tree of addresses: announces, and says what is not found or broke. */
export function criarRaiz() {
  return createRootRoute({
    component: Raiz,
    notFoundComponent: lazyRouteComponent(
      () => import('./PaginaNaoEncontrada.tsx'),
      'PaginaNaoEncontrada',
    ),
    errorComponent: lazyRouteComponent(() => import('./PaginaDeErro.tsx'), 'PaginaDeErro'),
  });
}

/** Screens that need no data of anybody: the lightest way in. */
export function telasDaEntrada<R extends ReturnType<typeof criarRaiz>>(raiz: R) {
  const getParentRoute = () => raiz;
  return [
    createRoute({
      getParentRoute,
      path: PATHS.app,
      staticData: { titulo: 'Sua área' },
      component: lazyRouteComponent(() => import('./InicioPorTipo.tsx'), 'InicioPorTipo'),
    }),
    createRoute({
      getParentRoute,
      path: PATHS.login,
      validateSearch: buscaDoLogin,
      staticData: { titulo: 'Entrar' },
      component: lazyRouteComponent(
        () => import('@/features/autenticacao/routes/Login.tsx'),
        'Login',
      ),
    }),
    createRoute({
      getParentRoute,
      path: PATHS.register,
      validateSearch: buscaDoRegistro,
      staticData: { titulo: 'Criar conta' },
      component: lazyRouteComponent(
        () => import('@/features/autenticacao/routes/Register.tsx'),
        'Register',
      ),
    }),
  ] as const;
}
