import { MantineProvider, Tooltip } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DICA } from '@/config/constants.ts';
import { tema } from './tema.ts';

function Icones() {
  return (
    <MantineProvider theme={tema} env="test">
      <Tooltip.Group openDelay={DICA.abrirApos} closeDelay={DICA.seguinteApos}>
        {['Salvar', 'Imprimir'].map((rotulo) => (
          <Tooltip key={rotulo} label={`${rotulo} agora`}>
            <button type="button">{rotulo}</button>
          </Tooltip>
        ))}
      </Tooltip.Group>
    </MantineProvider>
  );
}

const botao = (nome: string) => screen.getByRole('button', { name: nome });
const dica = (rotulo: string) => screen.queryByText(`${rotulo} agora`);
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const apontar = (nome: string) => {
  fireEvent.mouseEnter(botao(nome));
  fireEvent.mouseMove(botao(nome));
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<Icones />);
});
afterEach(() => vi.useRealTimers());

it('waits before it speaks, so that a pointer that passes by raises nothing', async () => {
  apontar('Salvar');
  await passar(DICA.abrirApos - 1);
  expect(dica('Salvar')).toBeNull();
  fireEvent.mouseLeave(botao('Salvar'));
  await passar(DICA.abrirApos);
  expect(dica('Salvar')).toBeNull();
});

it('speaks under the pointer and is silent after it left', async () => {
  apontar('Salvar');
  await passar(DICA.abrirApos);
  expect(dica('Salvar')).not.toBeNull();
  fireEvent.mouseLeave(botao('Salvar'));
  await passar(DICA.seguinteApos);
  expect(dica('Salvar')).toBeNull();
});

it('speaks at once for the next icon', async () => {
  apontar('Salvar');
  await passar(DICA.abrirApos);
  fireEvent.mouseLeave(botao('Salvar'));
  apontar('Imprimir');
  await passar(1);
  expect(dica('Imprimir')).not.toBeNull();
  expect(dica('Salvar')).toBeNull();
});

it('speaks for the keyboard too, and Esc silences it', async () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => botao('Salvar').focus());
  await passar(DICA.abrirApos);
  expect(dica('Salvar')).not.toBeNull();
  fireEvent.keyDown(botao('Salvar'), { key: 'Escape' });
  await passar(DICA.seguinteApos);
  expect(dica('Salvar')).toBeNull();
});
