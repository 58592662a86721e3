import type { Perfil } from '@domain/contracts/perfil.ts';
import { permissoesDe } from '@domain/permissoes.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { rotaDe } from '@/config/paths.ts';
import { AuthProvider, useAuth } from '@/lib/session/AuthProvider.tsx';
import type { EstadoDaSessao, Sessao } from '@/lib/session/sessao.ts';
import { json, usuarioDe } from './api.ts';
import { sessaoSobre } from './sessao.ts';

/** A real session over a network that knows one person, or nobody. */
export function sessaoDe(perfil: Perfil | null): Sessao {
  if (perfil) localStorage.setItem('auth_token', 'token');
  const recusa = () => json({ error: 'Não autorizado', codigo: 'NAO_AUTORIZADO' }, 401);
  return sessaoSobre({
    '/auth/me': () => (perfil ? json({ success: true, user: usuarioDe(perfil) }) : recusa()),
    '/users/permissions': () => (perfil ? json({ permissions: permissoesDe(perfil) }) : recusa()),
  }).sessao;
}

/** A session that stays in one state. */
export function sessaoParada(estado: EstadoDaSessao): Sessao {
  return { ...sessaoDe(null), ler: () => estado, iniciar: async () => undefined };
}

/** Shows its children once somebody is signed in. */
export function SoDentro({ children }: { children: ReactNode }) {
  return useAuth().situacao === 'autenticado' ? children : null;
}

interface Opcoes {
  sessao: Sessao;
  endereco?: string;
  /** The layout around it whose address the component reads, as `CAMADAS` names it. */
  camada?: string;
}

/** Shows a component at an address, by the id that its route has, with the providers of the application. */
export function mostrar(
  componente: ReactNode,
  { sessao, endereco = '/tela', camada = '' }: Opcoes,
) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const raiz = createRootRoute({ notFoundComponent: () => 'outra tela' });
  const areaLogada = createRoute({ getParentRoute: () => raiz, id: rotaDe(camada) });
  const tela = createRoute({
    getParentRoute: () => areaLogada,
    path: new URL(endereco, 'http://x').pathname,
    component: () => componente,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([areaLogada.addChildren([tela])]),
    history: createMemoryHistory({ initialEntries: [endereco] }),
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <AuthProvider sessao={sessao}>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, cache, screen };
}
