/** What people do at the door. */
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import type { Page } from '@playwright/test';
import type { Conta } from '../../support/contas.ts';
import { novoCnpj, novoCpf, novoCrm } from '../../support/documentos.ts';
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

interface Cadastro {
  readonly tipo: TipoDeUsuario;
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
}

/** Fills the registration of a type in, from the choice of the type to the acceptance, and sends it. */
export async function criarConta(page: Page, cadastro: Cadastro): Promise<void> {
  const { tipo, nome, email, senha } = cadastro;
  const campo = (rotulo: string | RegExp) => page.getByRole('textbox', { name: rotulo });
  if (tipo === 'clinica' || tipo === 'hospital') {
    await campo('Nome da instituição').fill(nome);
    await campo('CNPJ').fill(novoCnpj());
  } else {
    await campo('Nome completo').fill(nome);
  }
  if (tipo === 'medico' || tipo === 'plantonista') {
    await campo(/^CRM/).fill(novoCrm());
    await escolher(page, 'UF do CRM', 'SP');
    await escolher(page, 'Especialidade', 'Cardiologia');
  }
  if (tipo === 'paciente') {
    await campo('CPF').fill(novoCpf());
    await campo('Data de nascimento').fill('20/05/1980');
  }
  await campo('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/** Chooses an option of a select, searched or not. */
export async function escolher(page: Page, rotulo: string, opcao: string): Promise<void> {
  const lista = page.getByRole('combobox', { name: rotulo });
  await lista.click();
  await page.getByRole('option', { name: opcao, exact: true }).click();
  await expect(lista).toHaveValue(opcao);
}

/** Ends a session from outside the browser, as an administrator or another device would. */
export async function encerrarSessao(api: string, { sessao }: Conta): Promise<void> {
  const resposta = await fetch(`${api}/functions/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sessao.token}` },
  });
  expect(resposta.ok).toBe(true);
}
