/** The second factor of an account: turned on, asked for at the door, turned off. */
import type { Page } from '@playwright/test';
import { fromBase32, totp } from '../../local/services/totp.ts';
import { registrar, SENHA } from '../support/contas.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { preencherLogin } from './support/acesso.ts';
import { expect, test } from './support/test.ts';

/** What the app shows now, or, of a phone half a minute ahead, next: each is taken once. */
const codigoDe = (segredo: Buffer, adiante = 0) => totp(segredo, Date.now() / 1000 + adiante);

const bloco = (page: Page) => page.getByRole('region', { name: 'Segundo fator' });

/** Turns it on by the key that the screen shows, and answers what the app then knows. */
async function ligar(page: Page): Promise<Buffer> {
  await page.goto('/conta');
  await bloco(page).getByRole('button', { name: 'Ligar segundo fator' }).click();
  await expect(bloco(page).getByRole('img', { name: 'QR do segundo fator' })).toBeVisible();
  const chave = await bloco(page).locator('code').textContent();
  const segredo = fromBase32(chave?.replaceAll(' ', '') ?? '');
  await bloco(page).getByLabel('Código do aplicativo').fill(codigoDe(segredo));
  await bloco(page).getByLabel('Sua senha').fill(SENHA);
  await bloco(page).getByRole('button', { name: 'Ligar', exact: true }).click();
  await expect(bloco(page)).toContainText('Ligado desde');
  return segredo;
}

test('quem liga o segundo fator só entra com o código', async ({ abrirComo, abrirAnonimo }) => {
  const pessoa = await registrar('medico', 'Dra. Fátima Dois Passos');
  const casa = await abrirComo(pessoa);
  const segredo = await ligar(casa);
  await semBarreiras(casa, 'o segundo fator ligado');
  // The session goes on as one of two factors.
  await casa.reload();
  await expect(bloco(casa)).toContainText('Ligado desde');

  const page = await abrirAnonimo();
  await page.goto('/login');
  await preencherLogin(page, pessoa.email, SENHA);
  const codigo = page.getByLabel('Código');
  await expect(codigo).toBeFocused();
  await expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
  await semBarreiras(page, 'o código depois da senha');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  await codigo.fill(codigoDe(segredo, -120));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Código: não confere/)).toBeVisible();
  await expect(codigo).toBeFocused();

  const certo = codigoDe(segredo, 30);
  await codigo.fill(`${certo.slice(0, 3)} ${certo.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});

test('o segundo fator se desliga com a senha e um código', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('paciente', 'Paulo Sem Celular'));
  const segredo = await ligar(page);
  await bloco(page).getByRole('button', { name: 'Desligar segundo fator' }).click();
  await bloco(page).getByLabel('Código do aplicativo').fill(codigoDe(segredo, 30));
  await bloco(page).getByLabel('Sua senha').fill(SENHA);
  await bloco(page).getByRole('button', { name: 'Desligar', exact: true }).click();
  await expect(bloco(page).getByRole('button', { name: 'Ligar segundo fator' })).toBeVisible();
});
