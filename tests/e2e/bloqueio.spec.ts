/**
 * A phone that locks and opens with its own passkey, also without a network and after a reload: the key of
 * what it keeps comes out of the authenticator (PRF), by Chromium's virtual one.
 */
import type { Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses.ts';
import { registrar } from '../support/contas.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { preencherLogin } from './support/acesso.ts';
import { expect, test } from './support/test.ts';

/** A passkey is of a name, not of an address in numbers. */
const SITE = SITE_URL.replace('127.0.0.1', 'localhost');
const SENHA_ERRADA = 'OutraSenha9';

/** The fingerprint reader of the phone, which knows who holds it. */
async function leitorDeDigital(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a locked phone opens with its passkey, without a network and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const conta = await registrar('plantonista', 'Dra. Lia Prado');
  const { cdp, authenticatorId } = await leitorDeDigital(page);
  await page.goto(`${SITE}/login`);
  await preencherLogin(page, conta.email, conta.senha);
  // Led there by the menu: a page that is left at once takes the password along, before it opens the lock.
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('button', { name: 'Bloquear agora' })).toBeVisible();
  await page.goto(`${SITE}/plantonista/atendimento`);
  await page.getByRole('button', { name: 'Começar agora' }).click();
  await page.getByRole('button', { name: 'Novo paciente' }).click();
  await page.getByRole('textbox', { name: /^Paciente/ }).fill('Homem, cerca de 40, trauma');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const paciente = page.getByRole('button', { name: /^Homem, cerca de 40/ });
  await expect(paciente).toBeVisible();

  await page.goto(`${SITE}/conta`);
  await page
    .getByRole('button', { name: 'Abrir com a digital, o rosto ou o PIN deste aparelho' })
    .click();
  await expect(page.getByText(/^O bloqueio abre com a digital/)).toBeVisible();

  await page.goto(`${SITE}/plantonista/atendimento`);
  await expect(paciente).toBeVisible();
  await page.goto(`${SITE}/conta`);
  await page.getByRole('button', { name: 'Bloquear agora' }).click();
  const usar = page.getByRole('button', { name: 'Usar a digital, o rosto ou o PIN' });
  await expect(usar).toBeFocused();
  const senha = page.locator('input[name=senha]');
  await semBarreiras(page, 'o aparelho bloqueado, com passkey');

  // The doctor, without a network: what the shift is comes out of the device.
  await page.context().setOffline(true);
  await usar.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bloqueado' })).toBeHidden();
  await page.getByRole('button', { name: 'Bloquear agora' }).click();
  await page.goto(`${SITE}/plantonista/atendimento`);
  await expect(page.getByRole('heading', { name: 'Bloqueado' })).toBeVisible();
  await expect(paciente).toBeHidden();
  await usar.press('Enter');
  await expect(paciente).toBeVisible();

  // A device that has the passkey no more: the password opens, and no other does.
  await page.context().setOffline(false);
  await page.goto(`${SITE}/conta`);
  await page.getByRole('button', { name: 'Bloquear agora' }).click();
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await usar.press('Enter');
  await expect(page.getByText(/^Não foi confirmado no aparelho/)).toBeVisible();
  await senha.fill(SENHA_ERRADA);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page.getByText(/^Senha incorreta/)).toBeVisible();
  await senha.fill(conta.senha);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bloqueado' })).toBeHidden();

  // Taken off, only the password is asked for.
  await page.getByRole('button', { name: 'Abrir só com a senha' }).click();
  await page.getByRole('button', { name: 'Bloquear agora' }).click();
  await expect(senha).toBeFocused();
  await expect(usar).toBeHidden();
});
