/** Patients from a file of another system: what is wrong is told, what repeats is asked, all of it undone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { novoCpf } from '../support/documentos.ts';
import { agendar, cadastrarPaciente, clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

const LINHAS = [
  'Código;Nome do Paciente;Dt. Nasc.;CPF;Celular;Obs',
  '1;José Ação;01/02/1980;529.982.247-25;(11) 98765-4321;"diz ""oi"""',
  '2;Érica Conceição;29/02/1980;;;',
  '3;=Sozinho;31/02/1980;;;',
  '4;José Ação;01/02/1980;529.982.247-25;;',
  '5;Joaquim da Importação;02/01/1970;;(11) 3333-4444;',
];
const CPF_TARDIO = novoCpf();
const ARQUIVO = [...LINHAS, `6;Nadir Tardia;01/02/1960;${CPF_TARDIO};;+ uma`].join('\r\n');

const latin1 = (texto: string) => Buffer.from(texto, 'latin1');

async function escolher(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Arquivo CSV').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const figura = (page: Page, rotulo: string) =>
  page.locator('dl > div').filter({ hasText: rotulo }).locator('dd');

test('um arquivo Latin-1 com erros e repetidos é conferido, importado e desfeito', async ({
  abrirComo,
}) => {
  const { clinica, medico } = await clinicaComMedicoEPaciente('da Importação');
  const page = await abrirComo(clinica);
  await page.goto('/prontuario');
  await page.getByRole('link', { name: 'Importar' }).click();

  await escolher(page, 'quebrado.csv', latin1('Nome;Obs\r\nAna Boa;"aberta\r\nBia Boa;x\r\n'));
  await expect(page.getByRole('alert')).toContainText('Linha 2: há aspas que se abrem');

  await escolher(page, 'pacientes.csv', latin1(ARQUIVO));
  await expect(page.getByText('6 linhas, Latin-1 (Windows)')).toBeVisible();
  await expect(page.getByLabel('Campo da coluna Nome do Paciente')).toHaveValue('nome');
  await expect(page.getByLabel('Campo da coluna Código')).toHaveValue('');
  await page.getByLabel('Campo da coluna Obs').selectOption('Não importar');
  await page.getByLabel('Campo da coluna Obs').selectOption('Observações');
  await semBarreiras(page, 'as colunas do arquivo');
  await page.getByRole('button', { name: 'Conferir linhas' }).click();

  await expect(figura(page, 'Linhas com erro')).toHaveText('1');
  await expect(page.getByText('Linha 4', { exact: true })).toBeVisible();
  const espera = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar erros (CSV)' }).click();
  expect(await readFile(await (await espera).path(), 'utf8')).toContain('4;Nome: informe');
  await expect(page.getByText('José Ação: mesmo CPF da linha 2')).toBeVisible();
  await semBarreiras(page, 'os erros e os repetidos do arquivo');
  await page.getByLabel('O que fazer com a linha 6').selectOption('Completar campos vazios');
  // Somebody registers her meanwhile: the server refuses what the browser found right.
  await cadastrarPaciente(clinica, 'Nadir', { cpf: CPF_TARDIO });
  await page.getByRole('button', { name: 'Importar 4 linhas' }).click();

  await expect(figura(page, 'Pacientes criados')).toHaveText('2');
  await expect(figura(page, 'Cadastros completados')).toHaveText('1');
  await expect(figura(page, 'Não importadas')).toHaveText('2');
  await semBarreiras(page, 'o que uma importação trouxe');

  // The rows left over come back whole, are mended in that file, and go in.
  const sobra = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar erros (CSV)' }).click();
  const erros = await readFile(await (await sobra).path(), 'utf8');
  expect(erros).toContain(
    `7;Já existe um cadastro com este CPF.;6;Nadir Tardia;01/02/1960;${CPF_TARDIO};;'+ uma`,
  );
  const corrigido = erros
    .replace(CPF_TARDIO, '')
    .replace("'=Sozinho;31/02/1980", 'Sozinho Só;28/02/1980');
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  await escolher(page, 'corrigido.csv', Buffer.from(corrigido));
  await expect(page.getByText('2 linhas, UTF-8')).toBeVisible();
  await expect(page.getByLabel('Campo da coluna Obs')).toHaveValue('observacoes');
  await page.getByRole('button', { name: 'Conferir linhas' }).click();
  await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await expect(figura(page, 'Pacientes criados')).toHaveText('2');
  await page.getByRole('link', { name: 'Ver pacientes' }).last().click();
  await expect(page.getByText('Érica Conceição')).toBeVisible();
  await agendar(clinica, medico, 'Érica');

  await page.goto('/prontuario/importar');
  await page.getByRole('button', { name: 'Desfazer importação de pacientes.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('1 cadastro removido; 1 mantidos')).toBeVisible();
  await page.getByText('Ver quem foi mantido (1)').click();
  await semBarreiras(page, 'uma importação desfeita');
  await expect(page.getByText('O paciente já tem registros ligados ao cadastro.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver pacientes' }).click();
  await expect(page.getByText('Érica Conceição')).toBeVisible();
  await expect(page.getByText('José Ação')).toHaveCount(0);
});

test('uma importação espera a conexão, e continua de onde parou depois de recarregar', async ({
  abrirComo,
}) => {
  const { clinica } = await clinicaComMedicoEPaciente('da Retomada');
  const page = await abrirComo(clinica);
  const linhas = Array.from({ length: 1_600 }, (_, i) => `Paciente Número${i};01/02/1980`);
  await page.goto('/prontuario/importar');
  await escolher(page, 'muitos.csv', Buffer.from(`nome;nascimento\n${linhas.join('\n')}\n`));
  await page.getByRole('button', { name: 'Conferir linhas' }).click();

  let chamadas = 0;
  await page.route('**/rpc/importar_pacientes', async (rota) => {
    chamadas += 1;
    if (chamadas === 2) await rota.abort('internetdisconnected');
    else await rota.continue();
  });
  await page.getByRole('button', { name: 'Importar 1.600 linhas' }).click();
  await expect(page.getByText(/500 de 1.600 linhas enviadas. Sem conexão/)).toBeVisible();
  await page.reload();
  await expect(figura(page, 'Pacientes criados')).toHaveText('1.600', { timeout: 30_000 });
  // The four batches once each, but for the one that was lost.
  expect(chamadas).toBe(5);
});
