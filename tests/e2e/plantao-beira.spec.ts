/** At the bedside, on a phone: a patient taken in by the clock, and a shift handed from phone to phone. */
import type { Locator, Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { expect, test } from './support/test.ts';

const TELEFONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** At most, of a new patient with a colour. */
const TOQUES = 6;
const SEGUNDOS = 15;

const PLANTAO = '/plantonista/atendimento';
const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });

async function comecar(page: Page): Promise<void> {
  await page.goto(PLANTAO);
  await botao(page, 'Começar agora').click();
  await expect(botao(page, 'Novo paciente')).toBeVisible();
}

test('um paciente novo entra em até 6 toques e 15 segundos', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('plantonista', 'Dra. Rita do Relógio'), TELEFONE);
  await comecar(page);
  const conta = { toques: 0 };
  const tocar = async (alvo: Locator) => {
    await alvo.tap();
    conta.toques += 1;
  };
  const antes = Date.now();
  await tocar(botao(page, 'Novo paciente'));
  await page.keyboard.type('homem, cerca de 40, trauma', { delay: 200 });
  await tocar(botao(page, 'Laranja'));
  await tocar(botao(page, 'Adicionar'));
  const aguardando = page.getByRole('region', { name: 'Aguardando (1)' });
  await expect(aguardando.getByText('homem, cerca de 40, trauma')).toBeVisible();
  expect(conta.toques).toBeLessThanOrEqual(TOQUES);
  // Typed at the pace of a thumb: five letters a second.
  expect((Date.now() - antes) / 1000).toBeLessThan(SEGUNDOS);
});

test('um plantão passa de um telefone a outro pelo código', async ({ abrirComo }) => {
  const [dela, dele] = await Promise.all([
    abrirComo(await registrar('plantonista', 'Dra. Vera que Sai'), TELEFONE),
    abrirComo(await registrar('plantonista', 'Dr. Nilo que Entra'), TELEFONE),
  ]);
  await comecar(dela);
  await botao(dela, 'Novo paciente').tap();
  await dela.keyboard.type('mulher, cerca de 60, dor torácica');
  await botao(dela, 'Adicionar').tap();
  await botao(dela, 'Finalizar plantão').tap();
  await botao(dela, 'Passar o plantão').tap();
  await dela.getByRole('textbox', { name: /^Contingência/ }).fill('Se a dor voltar, novo ECG.');
  await botao(dela, 'Mostrar o código').tap();
  await expect(dela.getByRole('img', { name: /^QR code 1 de/ })).toBeVisible();
  await botao(dela, 'Ver o código').tap();
  const mostrado = await dela.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  const codigo = mostrado ?? '';

  await comecar(dele);
  await botao(dele, 'Receber plantão').tap();
  await dele.getByRole('textbox', { name: 'Código de quem passa' }).fill(codigo.toLowerCase());
  // What she wrote may still be on its way.
  await expect(async () => {
    await botao(dele, 'Abrir passagem').tap();
    await expect(dele.getByText('Se a dor voltar, novo ECG.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dele.getByRole('textbox', { name: /^O que você entendeu/ }).fill('Curva de troponina.');
  await botao(dele, 'Confirmar recebimento').tap();
  await expect(dele.getByRole('region', { name: 'Em atendimento (1)' })).toContainText(
    'mulher, cerca de 60',
  );
  await expect(dela.getByText('Síntese de quem recebeu: Curva de troponina.')).toBeVisible({
    timeout: 15_000,
  });
});
