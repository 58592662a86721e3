import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { arvore } from '@/app/rotas/todas.ts';
import { PATHS } from '@/config/paths.ts';
import { ROTAS_DE_ACESSO, ROTAS_DO_APP } from '../../support/rotas.ts';

const router = createRouter({ routeTree: arvore, history: createMemoryHistory() });

/** The screen that answers at an address. */
function telaEm(endereco: string) {
  const historia = createMemoryHistory({ initialEntries: [endereco] });
  const ultima = router.matchRoutes(router.parseLocation(historia.location)).at(-1);
  const caminho = (ultima?.fullPath ?? '').replace(/(.)\/$/, '$1');
  return { caminho, permissao: ultima?.staticData.permissao };
}

it('knows every screen of the product: none escapes the guards, axe and the weights', () => {
  const conhecidas = [...ROTAS_DE_ACESSO, ...ROTAS_DO_APP.map(({ caminho }) => caminho)];
  const vistas = new Set(conhecidas.map((endereco) => telaEm(endereco).caminho));
  // Opened first, before anybody's type is known, and left at once.
  const soLevaAdiante: string = PATHS.app;
  const esquecidas = Object.values(PATHS).filter((um) => um !== soLevaAdiante && !vistas.has(um));
  expect(esquecidas).toEqual([]);
});

it.each(ROTAS_DO_APP)('$caminho asks for what the router asks for', ({ caminho, permissao }) => {
  expect(telaEm(caminho).permissao).toBe(permissao);
});
