import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { MenuDaConta } from './MenuDaConta.tsx';

async function abrir() {
  const { screen: tela } = mostrar(
    <SoDentro>
      <MenuDaConta celular={false} aoSair={vi.fn()} abrirAjuda={vi.fn()} />
      <p>fora</p>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  const conta = await tela.findByRole('button', { name: /^Conta de/ });
  const painel = () => tela.queryByRole('dialog', { name: 'Sua conta' });
  expect(painel()).toBeNull();
  conta.focus();
  fireEvent.click(conta);
  await tela.findByRole('dialog', { name: 'Sua conta' });
  await expect.poll(() => painel()?.contains(document.activeElement)).toBe(true);
  return { tela, conta, painel };
}

it('opens from its button, takes the focus, and gives it back on Esc', async () => {
  const { tela, conta, painel } = await abrir();
  fireEvent.keyDown(tela.getByRole('button', { name: 'Atalhos do teclado' }), { key: 'Escape' });
  await expect.poll(painel).toBeNull();
  await expect.poll(() => document.activeElement).toBe(conta);
});

it('closes by a click outside', async () => {
  const { tela, painel } = await abrir();
  fireEvent.mouseDown(tela.getByText('fora'));
  await expect.poll(painel).toBeNull();
});

it('closes by its own button, whose click is not one outside', async () => {
  const { conta, painel } = await abrir();
  fireEvent.mouseDown(conta);
  fireEvent.click(conta);
  await expect.poll(painel).toBeNull();
});
