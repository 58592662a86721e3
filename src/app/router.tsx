import { createRouter } from '@tanstack/react-router';
import { Carregando } from '@/components/Carregando.tsx';
import { arvore } from './rotas/todas.ts';

export const router = createRouter({
  routeTree: arvore,
  defaultPendingComponent: Carregando,
  defaultPreload: 'intent',
  // What is not found is said by itself, not inside the screen whose address begins the same.
  notFoundMode: 'root',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
