import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Regiao } from './Regiao.tsx';

function mostrarRegiao(): HTMLElement {
  render(
    <MantineProvider env="test">
      <Regiao />
    </MantineProvider>,
  );
  return screen.getByRole('region', { name: 'Avisos (F8)' });
}

it('shows three toasts at most; the fourth waits for its turn', async () => {
  mostrarRegiao();
  act(() => {
    for (const numero of [1, 2, 3, 4]) {
      notifications.show({ id: `${numero}`, message: `Aviso ${numero}`, autoClose: false });
    }
  });
  expect(screen.getAllByText(/^Aviso \d$/)).toHaveLength(3);
  expect(screen.queryByText('Aviso 4')).toBeNull();
  act(() => void notifications.hide('1'));
  expect(await screen.findByText('Aviso 4')).toBeTruthy();
});

it('takes the focus by F8', () => {
  const regiao = mostrarRegiao();
  expect(document.activeElement).not.toBe(regiao);
  fireEvent.keyDown(document.documentElement, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(regiao);
});
