import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DICA } from '@/config/constants.ts';
import { Dica } from './Dica.tsx';

function Icones({ desligada = false }: { desligada?: boolean }) {
  return (
    <MantineProvider env="test">
      {['Salvar', 'Imprimir'].map((rotulo) => (
        <Dica key={rotulo} rotulo={`${rotulo} agora`} desligada={desligada}>
          <button type="button">{rotulo}</button>
        </Dica>
      ))}
    </MantineProvider>
  );
}

const contorno = (nome: string) => {
  const { parentElement } = screen.getByRole('button', { name: nome });
  if (!parentElement) throw new Error(`${nome} stands alone`);
  return parentElement;
};
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dica = (rotulo: string) => screen.queryByText(`${rotulo} agora`);

/** Each test begins a minute after the one before, whose icon is then no longer just closed. */
let minuto = 0;
beforeEach(() => {
  vi.useFakeTimers();
  minuto += 1;
  vi.advanceTimersByTime(minuto * 60_000);
});
afterEach(() => vi.useRealTimers());

it('waits before it speaks, so that a pointer that passes by raises nothing', async () => {
  render(<Icones />);
  fireEvent.mouseEnter(contorno('Salvar'));
  await passar(DICA.abrirApos - 1);
  expect(dica('Salvar')).toBeNull();
  fireEvent.mouseLeave(contorno('Salvar'));
  await passar(DICA.abrirApos);
  expect(dica('Salvar')).toBeNull();
});

it('speaks under the pointer and is silent when it leaves', async () => {
  render(<Icones />);
  fireEvent.mouseEnter(contorno('Salvar'));
  await passar(DICA.abrirApos);
  await vi.waitFor(() => expect(dica('Salvar')).not.toBeNull());
  fireEvent.mouseLeave(contorno('Salvar'));
  await vi.waitFor(() => expect(dica('Salvar')).toBeNull());
});

it('speaks for the keyboard too, and Esc silences it', async () => {
  render(<Icones />);
  const botao = screen.getByRole('button', { name: 'Salvar' });
  fireEvent.focusIn(botao);
  await passar(DICA.abrirApos);
  await vi.waitFor(() => expect(dica('Salvar')).not.toBeNull());
  fireEvent.keyDown(botao, { key: 'Escape' });
  await vi.waitFor(() => expect(dica('Salvar')).toBeNull());
});

it('speaks at once for the next icon', async () => {
  render(<Icones />);
  fireEvent.mouseEnter(contorno('Salvar'));
  await passar(DICA.abrirApos);
  await vi.waitFor(() => expect(dica('Salvar')).not.toBeNull());
  fireEvent.mouseLeave(contorno('Salvar'));
  fireEvent.mouseEnter(contorno('Imprimir'));
  await passar(0);
  await vi.waitFor(() => expect(dica('Imprimir')).not.toBeNull());
});

it('says nothing where it is turned off', async () => {
  render(<Icones desligada />);
  fireEvent.mouseEnter(contorno('Salvar'));
  await passar(DICA.abrirApos * 2);
  expect(dica('Salvar')).toBeNull();
});
