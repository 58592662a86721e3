/** From the record to a signed prescription that anybody can check: the whole of it in real browsers. */

import { respostaDeAncorasSchema } from '@domain/contracts/assinatura.ts';
import type { Page } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { CERTIFICATES, TEST_PASSWORD } from '../../local/icp/site.ts';
import { API_URL } from '../support/addresses.ts';
import { type Conta, registrar } from '../support/contas.ts';
import { anotarAlergias, clinicaComMedicoEPaciente, cpfDe, darAcesso } from '../support/mundo.ts';
import { APROVADO, julgadoPorOutros } from '../support/programas-de-outros.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

/** Of the files that the stack's own authority hands out. */
const SENHA = TEST_PASSWORD;

/** Keeps a certificate of the doctor's in the browser. */
async function guardarCertificado(page: Page, medico: Conta): Promise<void> {
  const arquivo = await fetch(`${API_URL}${CERTIFICATES}/${await cpfDe(medico)}`);
  const pfx = await arquivo.arrayBuffer();
  await page.goto(PATHS.certificados);
  await page.getByLabel('Arquivo do certificado').setInputFiles({
    name: 'marta.pfx',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from(pfx),
  });
  await page.getByLabel('Senha do certificado').fill(SENHA);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Adicionar certificado' }).click();
  await expect(page.getByText(/ adicionado$/)).toBeVisible();
  await semBarreiras(page, 'certificados');
}

/** Writes amoxicillin for who is allergic to it, with the reason that is asked. */
async function prescrever(page: Page, pacienteId: string): Promise<void> {
  await page.goto(PATHS.prescrever.replace('$id', pacienteId));
  await page.getByRole('combobox', { name: 'Adicionar medicamento' }).fill('amoxicilina 500');
  await expect(page.getByRole('option', { name: /^Amoxicilina 500 mg/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Posologia de Amoxicilina/).fill('1 cápsula de 8/8h por 7 dias');
  const emitir = page.getByRole('button', { name: 'Revisar e emitir' });
  const motivo = page.getByLabel('Por que prescrever assim mesmo?');
  await expect(motivo).toBeVisible();
  await expect(emitir).toBeDisabled();
  await motivo.fill('Tolerou amoxicilina no mês passado, sem reação.');
  await semBarreiras(page, 'prescrição com alerta');
  await emitir.click();
}

/** The roots that the stack trusts, in DER. */
async function raizesConfiaveis(): Promise<Uint8Array[]> {
  const resposta = await fetch(`${API_URL}/functions/v1/validate-signature/ancoras`);
  const { ancoras } = respostaDeAncorasSchema.parse(await resposta.json());
  return ancoras.map(({ der }) => Buffer.from(der, 'base64'));
}

/** Signs what is on the screen; the codes by which it is checked. */
async function assinar(page: Page): Promise<{ codigo: string; acesso: string }> {
  await page.getByRole('button', { name: 'Assinar com certificado' }).click();
  await page.getByLabel('Senha do certificado').fill(SENHA);
  await page.getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(page.getByText('Documento assinado digitalmente com sucesso!')).toBeVisible();
  const feito = page.getByRole('list', { name: 'Documentos assinados' });
  const codigos = /([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}) · código de acesso ([0-9A-Z]{8})/.exec(
    (await feito.textContent()) ?? '',
  );
  return { codigo: codigos?.[1] ?? '', acesso: codigos?.[2] ?? '' };
}

test('a receita com alerta justificado é assinada, e qualquer um confere pelo código e pelo arquivo', async ({
  abrirComo,
  abrirAnonimo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Receita');
  await anotarAlergias(medico, clinica, pacienteId, ['amoxicilina']);
  const page = await abrirComo(medico);
  await guardarCertificado(page, medico);
  await prescrever(page, pacienteId);
  const { codigo, acesso } = await assinar(page);

  await page.goto(PATHS.paciente.replace('$id', pacienteId));
  const receita = page.getByRole('article', {
    name: /^Receita sujeita à retenção: antimicrobiano/,
  });
  await expect(receita.getByText(/^Amoxicilina 500 mg/)).toBeVisible();
  await semBarreiras(page, 'linha do tempo com receita');
  const aberto = page.waitForResponse(/digital-signature\/[^/]+\/open$/);
  await receita.getByRole('button', { name: /^Abrir o PDF assinado/ }).click();
  expect((await aberto).status()).toBe(200);

  const publico = await abrirAnonimo();
  await publico.goto(`${PATHS.validarAssinatura}?codigo=${codigo}`);
  await expect(publico.getByRole('heading', { name: /^Certificado de teste/ })).toBeVisible();
  await expect(publico.getByText('Amoxicilina')).toHaveCount(0);
  await publico.getByLabel('Código de acesso').fill(acesso);
  await publico.keyboard.press('Enter');
  const original = publico.getByRole('link', { name: 'Abrir o PDF original' });
  const endereco = (await original.getAttribute('href')) ?? '';
  const pdf = Buffer.from(await (await fetch(endereco)).arrayBuffer());
  await semBarreiras(publico, 'validação pública');
  const raizes = await raizesConfiaveis();
  expect(await julgadoPorOutros(pdf, raizes)).toEqual(APROVADO);

  const alterado = Buffer.from(pdf);
  alterado[300] = (alterado[300] ?? 0) ^ 1;
  for (const [bytes, titulo] of [
    [pdf, /^Certificado de teste/],
    [alterado, 'Assinatura inválida'],
  ] as const) {
    await publico.goto(PATHS.validarAssinatura);
    await publico.getByLabel('PDF assinado').setInputFiles({
      name: 'receita.pdf',
      mimeType: 'application/pdf',
      buffer: bytes,
    });
    await expect(publico.getByRole('heading', { name: titulo })).toBeVisible();
  }
});

/** Shows the prescription from the patient's phone; the access code of the day. */
async function mostrarNaFarmacia(page: Page): Promise<string> {
  await page.goto(PATHS.registrosDoPaciente);
  await page.getByRole('button', { name: /^Mostrar na farmácia: Receita/ }).click();
  const janela = page.getByRole('dialog', { name: 'Mostrar na farmácia' });
  await expect(janela.getByRole('img', { name: 'QR do documento' })).toBeVisible();
  await semBarreiras(page, 'código para a farmácia');
  const acesso = /Código de acesso([0-9A-Z]{8})/.exec((await janela.textContent()) ?? '');
  return acesso?.[1] ?? '';
}

test('a farmácia dispensa uma vez o que o paciente mostra no telefone', async ({
  abrirComo,
  abrirAnonimo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Farmácia');
  const conta = await registrar('paciente', 'Joaquim da Farmácia');
  await darAcesso(clinica, pacienteId, conta);
  await anotarAlergias(medico, clinica, pacienteId, ['amoxicilina']);
  const page = await abrirComo(medico);
  await guardarCertificado(page, medico);
  await prescrever(page, pacienteId);
  const { codigo } = await assinar(page);
  const paciente = await abrirComo(conta);
  const acesso = await mostrarNaFarmacia(paciente);

  const farmacia = await abrirAnonimo();
  await farmacia.goto(`${PATHS.validarAssinatura}?codigo=${codigo}`);
  await farmacia.getByLabel('Código de acesso').fill(acesso);
  await farmacia.keyboard.press('Enter');
  const registrarAgora = farmacia.getByRole('button', { name: 'Registrar dispensação' });
  await expect(registrarAgora).toBeVisible();
  await expect(farmacia.getByRole('checkbox', { name: /^Amoxicilina 500 mg/ })).toBeChecked();
  await semBarreiras(farmacia, 'dispensação');
  await farmacia.getByLabel('Seu nome').fill('Flávia Farias');
  await farmacia.getByLabel('Farmácia', { exact: true }).fill('Farmácia Central');
  await farmacia.getByLabel('CRF', { exact: true }).fill('12345');
  await farmacia.getByLabel('UF do CRF').selectOption('SP');
  await registrarAgora.click();
  await expect(farmacia.getByText('Dispensação registrada.')).toBeVisible();
  await expect(farmacia.getByText('Esta receita já foi dispensada por inteiro.')).toBeVisible();
  await semBarreiras(farmacia, 'receita dispensada');

  await paciente.goto(PATHS.registrosDoPaciente);
  await expect(paciente.getByText('Já dispensado')).toBeVisible();
  await expect(paciente.getByRole('button', { name: /^Mostrar na farmácia/ })).toHaveCount(0);
});

test('o que ficou para depois é assinado pela lista, e a numeração simulada se diz assim', async ({
  abrirComo,
  abrirAnonimo,
}) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('da Lista');
  const page = await abrirComo(medico);
  await guardarCertificado(page, medico);
  const prescrever = PATHS.prescrever.replace('$id', pacienteId);
  await page.goto(prescrever);
  await page.getByRole('tab', { name: 'Atestado' }).click();
  await page.getByLabel('Dias de afastamento').fill('2');
  await page.getByRole('button', { name: 'Revisar e emitir' }).click();
  await page.getByRole('button', { name: 'Voltar a escrever' }).click();

  await page.goto(PATHS.aAssinar);
  await expect(page.getByRole('checkbox', { name: /^Atestado médico de/ })).toBeChecked();
  await semBarreiras(page, 'documentos a assinar');
  await page.getByRole('button', { name: 'Assinar 1 documento' }).click();
  await page.getByLabel('Senha do certificado').fill(SENHA);
  await page.getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(page.getByText('Documento assinado digitalmente com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(page.getByText('Nada espera sua assinatura neste período.')).toBeVisible();

  await page.goto(prescrever);
  await page.getByRole('combobox', { name: 'Adicionar medicamento' }).fill('clonazepam 2');
  await expect(page.getByRole('option', { name: /^Clonazepam 2 mg/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revisar e emitir' }).click();
  await expect(page.getByText(/^Numeração SIMULADA/)).toBeVisible();
  const { codigo } = await assinar(page);
  const publico = await abrirAnonimo();
  await publico.goto(`${PATHS.validarAssinatura}?codigo=${codigo}`);
  await expect(publico.getByText(/numeração do SNCR deste documento é SIMULADA/)).toBeVisible();
});
