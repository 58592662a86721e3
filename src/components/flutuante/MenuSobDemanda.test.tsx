import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuSobDemanda } from './MenuSobDemanda.tsx';

const escolher = vi.fn();
const aoAbrir = vi.fn();

afterEach(() => vi.clearAllMocks());

function abrir(itens = ['Um', 'Dois']): void {
  render(
    <MantineProvider env="test">
      <MenuSobDemanda
        botao={<button type="button">Mais</button>}
        posicao="bottom-end"
        titulo="Escolha"
        itens={itens.map((rotulo) => ({ id: rotulo, rotulo, aoEscolher: () => escolher(rotulo) }))}
        aoAbrir={aoAbrir}
      />
    </MantineProvider>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mais' }));
}

it('opens from its button, and says so to who fetches the items', async () => {
  abrir();
  await screen.findByRole('menuitem', { name: 'Um' });
  expect(screen.getByText('Escolha')).toBeTruthy();
  expect(aoAbrir).toHaveBeenCalledOnce();
});

it('does what was chosen, and closes', async () => {
  abrir();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Dois' }));
  expect(escolher).toHaveBeenCalledExactlyOnceWith('Dois');
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
});
