/** The CRM: from a first contact to a booked appointment, the board by keys, and who may be told what. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import {
  agendar,
  cadastrarPaciente,
  clinicaComMedicoEPaciente,
  convidar,
} from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { MARCACAO } from './support/marcacao.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

const coluna = (page: Page, estagio: string) =>
  page.getByRole('region', { name: estagio, exact: true });

test('um contato vira paciente, e o agendamento o move sozinho', async ({ abrirComo }) => {
  const { clinica, medico } = await clinicaComMedicoEPaciente('do CRM');
  const recepcao = await registrar('staff', 'Rute Recepção', await convidar(clinica, 'staff'));
  const page = await abrirComo(recepcao);
  const ouvindo = tempoRealDe(page);
  await page.goto('/crm');
  await page.getByRole('button', { name: 'Nova pessoa' }).click();
  const gaveta = page.getByRole('dialog');
  await gaveta.getByRole('textbox', { name: 'Nome' }).fill('Lia Lemos Teste');
  await gaveta.getByRole('textbox', { name: 'Telefone' }).fill('11987650001');
  await gaveta.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(gaveta.getByRole('heading', { name: 'Lia Lemos Teste' })).toBeVisible();

  await gaveta.getByRole('combobox', { name: 'Estágio' }).selectOption('Contato');
  await expect(gaveta.getByText('Escolhido à mão')).toBeVisible();
  await gaveta.getByRole('textbox', { name: 'Nova nota' }).fill(`Prefere manhã. ${MARCACAO}`);
  await gaveta.getByRole('button', { name: 'Salvar nota' }).click();
  await expect(gaveta.getByRole('list', { name: 'Notas' })).toContainText(MARCACAO);
  await semBarreiras(page, 'a gaveta de uma pessoa');
  await gaveta.getByRole('link', { name: 'Cadastrar como paciente' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Lia Lemos Teste');
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-0001');
  await page.getByRole('button', { name: 'Cadastrar paciente' }).click();
  await expect(page.getByRole('dialog').getByText('Paciente', { exact: true })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(
    coluna(page, 'Contato').getByRole('link', { name: 'Lia Lemos Teste' }),
  ).toBeVisible();
  await ouvindo();
  await agendar(clinica, medico, 'Lia Lemos Teste');
  await expect(
    coluna(page, 'Agendado').getByRole('link', { name: 'Lia Lemos Teste' }),
  ).toBeVisible();
});

test('o quadro se percorre e se move pelo teclado, e o que se moveu se desfaz', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica do Teclado');
  const page = await abrirComo(clinica);
  for (const nome of ['Ana Primeira', 'Bia Segunda']) {
    await page.goto('/clinica/crm?nova=sim');
    await page.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await page.getByRole('textbox', { name: 'Telefone' }).fill('11987650002');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  }
  await page.goto('/clinica/crm');
  const ana = page.getByRole('link', { name: 'Ana Primeira' });
  const bia = page.getByRole('link', { name: 'Bia Segunda' });
  await bia.focus();
  await page.keyboard.press('ArrowDown');
  await expect(ana).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(coluna(page, 'Contato').getByRole('link', { name: 'Ana Primeira' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bia).toBeFocused();
  await page.reload();
  await expect(coluna(page, 'Contato').getByRole('link', { name: 'Ana Primeira' })).toBeVisible();
  await semBarreiras(page, 'o quadro com cartões');

  await coluna(page, 'Lead')
    .getByRole('listitem')
    .filter({ has: bia })
    .dragTo(coluna(page, 'Contato'));
  await expect(coluna(page, 'Contato').getByRole('link', { name: 'Bia Segunda' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(coluna(page, 'Lead').getByRole('link', { name: 'Bia Segunda' })).toBeVisible();
});

test('a lista de divulgação só traz quem consentiu, e sai em planilha', async ({ abrirComo }) => {
  const clinica = await registrar('clinica', 'Clínica do Consentimento');
  for (const nome of ['=Soma Aniversariante', 'Caio Aniversariante']) {
    await cadastrarPaciente(clinica, nome, { telefone: '11987650003' });
  }
  const page = await abrirComo(clinica);
  const lista = '/clinica/crm?aba=contatos&lista=aniversariantes&mes=1&finalidade=marketing';
  await page.goto(lista);
  await expect(page.getByText('Ninguém a contatar com estas escolhas')).toBeVisible();

  await page.getByRole('button', { name: 'Nova pessoa' }).click();
  const gaveta = page.getByRole('dialog');
  await gaveta.getByText('Já é paciente').click();
  await gaveta.getByRole('combobox', { name: 'Paciente' }).fill('Soma');
  await page.getByRole('option', { name: '=Soma Aniversariante' }).click();
  await gaveta.getByRole('button', { name: 'Abrir no CRM' }).click();
  await gaveta
    .getByRole('button', { name: 'Registrar consentimento: Divulgação por WhatsApp' })
    .click();
  await expect(
    gaveta.getByText(/^Sim, .* \(presencialmente, anotado pela equipe\)$/),
  ).toBeVisible();
  await semBarreiras(page, 'os consentimentos de uma pessoa');
  await gaveta.getByRole('button', { name: 'Fechar' }).click();

  await expect(page.getByRole('rowheader', { name: '=Soma Aniversariante' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Caio Aniversariante' })).toHaveCount(0);
  await semBarreiras(page, 'a lista de contatos');
  const chegada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar planilha (CSV)' }).click();
  const partes = await (await chegada).createReadStream();
  let csv = '';
  for await (const parte of partes) csv += String(parte);
  expect(csv).toContain("'=Soma Aniversariante;(11) 98765-0003;02/01;");
  expect(csv).not.toContain('Caio');
});
