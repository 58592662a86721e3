/** What each person finds on arriving, and the own data they may correct. */
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { entrarComDemo, registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { expect, test } from './support/test.ts';

const SAUDACAO = /^(Bom dia|Boa tarde|Boa noite), /;

test('uma clínica nova é levada pelos primeiros passos, que somem quando feitos', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica dos Passos'));
  await page.goto('/dashboard');
  const passos = page.getByRole('region', { name: 'Primeiros passos' });
  await expect(passos).toContainText('0 de 3 feitos');

  await passos.getByRole('link', { name: /Convidar a equipe/ }).click();
  await expect(page.getByRole('radio', { name: 'Equipe' })).toBeChecked();
  await page.getByRole('button', { name: 'Gerar link' }).click();
  await expect(page.getByRole('heading', { name: 'Convite pronto' })).toBeFocused();
  await page.goBack();
  await expect(passos).toContainText('1 de 3 feitos');
  await page.getByRole('link', { name: '1 convite aberto' }).click();
  await expect(page.getByRole('list', { name: 'Convites feitos' })).toContainText('aberto');

  const pronta = await abrirComo(await entrarComDemo('clinica'));
  await pronta.goto('/dashboard');
  await expect(pronta.getByRole('link', { name: /médicos ativos/ })).toBeVisible();
  await expect(pronta.getByRole('region', { name: 'Primeiros passos' })).toBeHidden();
});

test('o médico continua o rascunho de onde parou, também o de outra clínica', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAUDACAO);
  const rascunhos = page.getByRole('region', { name: 'Rascunhos abertos' });
  await expect(rascunhos.getByRole('link', { name: /Hospital Santa Aurora/ })).toBeVisible();
  await rascunhos.getByRole('link', { name: /Renata Collares/ }).click();
  await expect(page).toHaveURL(/\/prontuario\/paciente\/[^/]+\/editar\//);
  await expect(page.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Renata Collares',
  );
});

test('um médico sem clínica lê o que fazer', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('medico', 'Dra. Nova Semclínica'));
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Falta só um lugar para atender' })).toContainText(
    'plano premium',
  );
  await expect(page.getByRole('link', { name: 'Cadastrar paciente' })).toHaveCount(0);
});

test('quem foi cadastrado por último aparece para a clínica', async ({ abrirComo }) => {
  const { clinica, pacienteId } = await clinicaComMedicoEPaciente('do Painel');
  const page = await abrirComo(clinica);
  await page.goto('/dashboard');
  const ultimos = page.getByRole('region', { name: 'Últimos pacientes cadastrados' });
  await ultimos.getByRole('link', { name: /agora|há/ }).click();
  await expect(page).toHaveURL(new RegExp(`/prontuario/paciente/${pacienteId}`));
});

for (const tipo of ['paciente', 'plantonista'] satisfies TipoDeUsuario[]) {
  test(`${tipo}: corrige o nome e o telefone, e o cabeçalho acompanha`, async ({ abrirComo }) => {
    const page = await abrirComo(await registrar(tipo, 'Joana Antes Silva'));
    await page.goto(`/${tipo}`);
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('textbox', { name: 'Telefone' }).fill('123');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
    await expect(page.getByText(/Telefone: informe DDD e número/).first()).toBeVisible();

    await page.getByRole('textbox', { name: 'Telefone' }).fill('19 98888 7777');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Joana Depois Silva');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('(19) 98888-7777')).toBeVisible();
    await expect(page.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conta de Joana Depois Silva' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAUDACAO);
    await expect(page.getByText('Joana Depois Silva').last()).toBeVisible();
  });
}
