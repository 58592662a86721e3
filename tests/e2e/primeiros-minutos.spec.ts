/** From the landing page to a first finished note, by a doctor whom nobody helps: taps and keys counted. */
import { SENHA } from '../support/contas.ts';
import { novoCrm } from '../support/documentos.ts';
import { contando } from './support/contagem.ts';
import { expect, test } from './support/test.ts';

/** At most, from the landing page to the finished note. */
const TOQUES = 12;
const TECLAS = 120;

test('um médico sozinho chega, cria a conta e finaliza a primeira evolução', async ({
  abrirAnonimo,
}) => {
  test.slow();
  const page = await abrirAnonimo();
  const { conta, tocar, digitar, tecla } = contando(page);
  const campo = (nome: string | RegExp) => page.getByRole('textbox', { name: nome });

  await test.step('cria a conta', async () => {
    await page.goto('/');
    await tocar(page.getByRole('link', { name: 'Criar conta' }).first());
    await tocar(page.getByRole('button', { name: /^Médico/ }));
    await tocar(campo('Nome completo'));
    await digitar('Ana Lima');
    await tecla('Tab');
    await digitar(`${novoCrm()}/SP`);
    await tecla('Tab');
    await tecla('Tab');
    await digitar('clínica m');
    await tecla('Enter');
    await tocar(campo('E-mail'));
    await digitar(`a${Date.now() % 1e7}@lima.med`);
    await tecla('Tab');
    await digitar(SENHA);
    await tocar(page.getByRole('checkbox'));
    await tocar(page.getByRole('button', { name: 'Criar conta' }));
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('lê até quando vai o teste e o que vem depois, e encontra quem atender', async () => {
    await expect(page.getByText(/^Teste do premium até/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Primeiros passos' })).toContainText(
      '1 de 4 feitos',
    );
  });

  await test.step('atende, escreve e finaliza', async () => {
    await tocar(page.getByRole('button', { name: 'Atender Marina Duarte (exemplo)' }).first());
    await expect(page).toHaveURL(/\/nova\?rascunho=/);
    await expect(campo('Subjetivo')).toBeFocused();
    await digitar('Tosse há 3 dias, sem febre.');
    await tocar(page.getByRole('button', { name: /^Finalizar/ }));
    const pergunta = page.getByRole('dialog', { name: 'Finalizar esta evolução?' });
    await tocar(pergunta.getByRole('button', { name: 'Finalizar' }));
    await tocar(page.getByRole('button', { name: 'Finalizar agora' }));
    await expect(page.getByRole('article')).toContainText('Tosse há 3 dias, sem febre.');
  });

  expect(conta.toques, 'taps').toBeLessThanOrEqual(TOQUES);
  expect(conta.teclas, 'keys').toBeLessThanOrEqual(TECLAS);
  console.log(`first note of a lone doctor: ${conta.toques} taps, ${conta.teclas} keys`);

  await test.step('imprime o prontuário, e remove os exemplos com um toque', async () => {
    await page
      .getByRole('link', { name: /Imprimir/ })
      .first()
      .click();
    await expect(page.getByText('Tosse há 3 dias, sem febre.').first()).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Remover exemplos' }).click();
    await expect(page.getByText('Os exemplos foram removidos.')).toBeVisible();
    // Who was written about stays: a finished note is never taken away.
    await expect(page.getByText(/\(exemplo\)/).filter({ hasNotText: 'Marina Duarte' })).toHaveCount(
      0,
    );
  });
});
