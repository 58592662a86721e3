import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { NovaEvolucao } from './NovaEvolucao.tsx';

const ID = '20000000-0000-4000-8000-000000000001';
/** The reading of the open drafts: each test says when it ends. */
const leitura = vi.hoisted(() => ({ lidos: Promise.resolve<never[]>([]), acabar: () => {} }));

vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({ paciente: { id: ID }, clinicaId: 'clinica', escreve: true }),
}));
vi.mock('@/lib/session/AuthProvider.tsx', () => ({ usePerfil: () => perfilDe() }));
vi.mock('../api/queries.ts', () => ({
  rascunhosOptions: () => ({ queryKey: ['rascunhos'], queryFn: () => leitura.lidos }),
}));
vi.mock('../editor/AbrirRascunho.tsx', () => ({ AbrirRascunho: () => 'editor aberto' }));

beforeEach(() => {
  leitura.lidos = new Promise((resolver) => {
    leitura.acabar = () => resolver([]);
  });
});

/** The screen, and another one that loads for as long as `chegada` says. */
function abrir(chegada: Promise<unknown>) {
  const raiz = createRootRoute();
  const areaLogada = createRoute({ getParentRoute: () => raiz, id: rotaDe('') });
  const nova = createRoute({
    getParentRoute: () => areaLogada,
    path: PATHS.novaEvolucao,
    validateSearch: (busca: { rascunho?: string }) => busca,
    component: NovaEvolucao,
  });
  const outra = createRoute({
    getParentRoute: () => raiz,
    path: '/outra',
    loader: async () => {
      await chegada;
    },
    component: () => 'outra tela',
  });
  const router = createRouter({
    routeTree: raiz.addChildren([areaLogada.addChildren([nova]), outra]),
    history: createMemoryHistory({ initialEntries: [`/prontuario/paciente/${ID}/nova`] }),
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

it('does not bring back who left while the open drafts were being read', async () => {
  let chegar = () => {};
  const router = abrir(
    new Promise<void>((resolver) => {
      chegar = resolver;
    }),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy]')).not.toBeNull());

  const ida = router.navigate({ to: '/outra' as string });
  // The drafts arrive while the other screen is still on its way.
  await act(async () => leitura.acabar());
  chegar();
  await ida;
  expect(await screen.findByText('outra tela')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/outra');
});

it('puts the id of the draft into the address of who stayed', async () => {
  const router = abrir(Promise.resolve());
  leitura.acabar();
  expect(await screen.findByText('editor aberto')).toBeTruthy();
  expect(router.state.location.search).toEqual({ rascunho: expect.any(String) });
});
