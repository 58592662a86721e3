/** With a finger: a small link or box answers over 44 px, though its words are small (WCAG 2.5.8 and more). */
import type { Locator } from '@playwright/test';
import { clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { expect, test } from './support/test.ts';

const TELEFONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A little less than half of 44 px. */
const MEIO_DEDO = 20;

/** Taps above the words of a link, where its area still is. */
async function tocarAcima(ligacao: Locator): Promise<void> {
  const { height } = (await ligacao.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(2 * MEIO_DEDO);
  await ligacao.tap({ position: { x: 20, y: height / 2 - MEIO_DEDO }, force: true });
}

test('no telefone, as migalhas e os nomes respondem ao dedo', async ({ abrirComo }) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('do Dedo');
  const page = await abrirComo(medico, TELEFONE);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  const migalhas = page.getByRole('navigation', { name: 'Você está em' });
  await tocarAcima(migalhas.getByRole('link', { name: 'Prontuário do paciente' }));
  await expect(page).toHaveURL(new RegExp(`/paciente/${pacienteId}$`));
  await tocarAcima(migalhas.getByRole('link', { name: 'Prontuário', exact: true }));
  await expect(page).toHaveURL(/\/prontuario$/);
});

test('no telefone, uma caixa de marcar responde ao dedo acima e abaixo das palavras', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo(TELEFONE);
  await page.goto('/register?tipo=clinica');
  const caixa = page.getByRole('checkbox', { name: /Li e aceito/ });
  const palavras = page.locator('label').filter({ hasText: 'Li e aceito' });
  const { height } = (await palavras.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  await palavras.tap({ position: { x: 24, y: 2 } });
  await expect(caixa).toBeChecked();
  await palavras.tap({ position: { x: 24, y: height - 2 } });
  await expect(caixa).not.toBeChecked();
});
