import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PainelSuspenso } from './PainelSuspenso.tsx';

function Menu() {
  const [alvo, setAlvo] = useState<HTMLElement | null>(null);
  const [aberto, setAberto] = useState(false);
  const alternar = (botao: HTMLElement) => {
    setAlvo(botao);
    setAberto((estava) => !estava);
  };
  return (
    <MantineProvider env="test">
      <button type="button" onClick={(evento) => alternar(evento.currentTarget)}>
        Conta
      </button>
      <p>fora</p>
      <PainelSuspenso
        alvo={alvo}
        aberto={aberto}
        aoMudar={setAberto}
        rotulo="Sua conta"
        largura={200}
        p="xs"
      >
        <button type="button">Sair</button>
      </PainelSuspenso>
    </MantineProvider>
  );
}

const painel = () => screen.queryByRole('dialog', { name: 'Sua conta' });
const conta = () => screen.getByRole('button', { name: 'Conta' });

async function abrir(): Promise<void> {
  render(<Menu />);
  expect(painel()).toBeNull();
  conta().focus();
  fireEvent.click(conta());
  await screen.findByRole('dialog', { name: 'Sua conta' });
}

it('opens from its button and takes the focus', async () => {
  await abrir();
  await expect.poll(() => painel()?.contains(document.activeElement)).toBe(true);
});

it('closes by Esc and gives the focus back', async () => {
  await abrir();
  await expect.poll(() => painel()?.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Sair' }), { key: 'Escape' });
  await expect.poll(painel).toBeNull();
  await expect.poll(() => document.activeElement).toBe(conta());
});

it('closes by a click outside', async () => {
  await abrir();
  fireEvent.mouseDown(screen.getByText('fora'));
  await expect.poll(painel).toBeNull();
});

it('closes by its own button, whose click is not one outside', async () => {
  await abrir();
  fireEvent.mouseDown(conta());
  fireEvent.click(conta());
  await expect.poll(painel).toBeNull();
});
