/** What people do at the door. */
import type { Page } from '@playwright/test';
import type { Conta } from '../../support/contas.ts';
import { expect } from './test.ts';

/** Fills the sign-in form, wherever it is shown, and sends it. */
export async function preencherLogin(page: Page, email: string, senha: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Signs in as a person would, and waits for the frame of the signed-in area. */
export async function entrar(page: Page, { email, senha }: Conta): Promise<void> {
  await page.goto('/login');
  await preencherLogin(page, email, senha);
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
}

/** Ends a session from outside the browser, as an administrator or another device would. */
export async function encerrarSessao(api: string, { sessao }: Conta): Promise<void> {
  const resposta = await fetch(`${api}/functions/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sessao.token}` },
  });
  expect(resposta.ok).toBe(true);
}
