/** Patients: found by any part, registered once, and nobody's business in another clinic. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { novoCpf } from '../support/documentos.ts';
import {
  agendar,
  cadastrarPaciente,
  clinicaComMedicoEPaciente,
  convidar,
  escreverEvolucao,
} from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

const lista = (page: Page) => page.getByRole('list', { name: 'Pacientes' });
const buscar = (page: Page, termo: string) =>
  page.getByRole('searchbox', { name: 'Buscar paciente por nome, CPF ou telefone' }).fill(termo);

test('a busca acha por parte do nome sem acento, por CPF e por telefone, com máscara ou sem', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica da Busca');
  await cadastrarPaciente(clinica, 'Conceição Araújo', {
    cpf: '52998224725',
    telefone: '11987654321',
  });
  await cadastrarPaciente(clinica, 'Bruno Esteves');
  const page = await abrirComo(clinica);
  await page.goto('/prontuario');
  await expect(lista(page).getByRole('link')).toHaveCount(2);

  for (const termo of ['conceicao', 'ARAUJO conc', '529.982', '52998224725', '(11) 98765-4321']) {
    await buscar(page, termo);
    await expect(lista(page).getByRole('link'), termo).toHaveCount(1);
    await expect(lista(page).getByRole('link'), termo).toContainText('Conceição Araújo');
  }
  await expect(page).toHaveURL(/busca=/);
  await page.reload();
  await expect(lista(page).getByRole('link')).toHaveCount(1);

  await buscar(page, 'ninguém assim');
  await expect(page.getByText('Nenhum paciente encontrado com “ninguém assim”')).toBeVisible();
});

test('cadastrar avisa de quem parece ser a mesma pessoa, antes de salvar', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica dos Parecidos');
  const id = await cadastrarPaciente(clinica, 'Josefa Maria Tavares', {
    data_nascimento: '1961-07-09',
  });
  const page = await abrirComo(clinica);
  await page.goto('/prontuario/novo-paciente');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Josefa M. Tavares');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('09/07/1961');
  const aviso = page.getByRole('status').filter({ hasText: 'talvez já esteja cadastrado' });
  await expect(aviso).toContainText('nome parecido e mesma data de nascimento');
  await semBarreiras(page, 'o aviso de cadastro parecido');
  await aviso.getByRole('link', { name: 'Josefa Maria Tavares' }).click();
  await expect(page).toHaveURL(`/prontuario/paciente/${id}`);
});

test('um CPF de dígitos errados é recusado junto do campo, e um repetido também', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica do CPF');
  const cpf = novoCpf();
  await cadastrarPaciente(clinica, 'Dono do Número', { cpf });
  const page = await abrirComo(clinica);
  await page.goto('/prontuario/novo-paciente');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Outra Pessoa Qualquer');
  const campo = page.getByRole('textbox', { name: 'CPF' });
  await campo.fill('111.222.333-44');
  await page.getByRole('button', { name: 'Cadastrar paciente' }).click();
  await expect(campo).toHaveAccessibleDescription(/os dígitos não conferem/);
  await semBarreiras(page, 'um cadastro recusado');

  await campo.fill(cpf);
  await page.getByRole('button', { name: 'Cadastrar paciente' }).click();
  await expect(page.getByRole('alert').first()).toContainText(/CPF/);
  await expect(page).toHaveURL('/prontuario/novo-paciente');
});

test('o que se digitou em um cadastro sobrevive a recarregar a página', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica que Recarrega'));
  await page.goto('/prontuario/novo-paciente');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Meio Cadastrada da Silva');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(
    'Meio Cadastrada da Silva',
  );
});

test('a equipe vê e edita o cadastro, e não vê o prontuário', async ({ abrirComo }) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Recepção');
  const evolucao = await escreverEvolucao(medico, clinica, pacienteId, 'Segredo clínico.');
  const equipe = await registrar('staff', 'Rosa Recepção', await convidar(clinica, 'staff'));
  const page = await abrirComo(equipe);
  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(page).toHaveURL(`/prontuario/paciente/${pacienteId}/atendimentos`);
  await page.getByRole('link', { name: 'Ver cadastro' }).click();
  await page.getByRole('textbox', { name: 'Telefone' }).fill('11 98888-7777');
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98888-7777');

  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${evolucao}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Você não tem acesso a esta tela',
  );
  await expect(page.getByText('Segredo clínico.')).toHaveCount(0);
});

test('um paciente de outra clínica não existe para quem não é dela', async ({ abrirComo }) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Sigilo');
  const evolucao = await escreverEvolucao(medico, clinica, pacienteId, 'Só desta clínica.');
  const { medico: deFora } = await clinicaComMedicoEPaciente('de Fora');
  const page = await abrirComo(deFora);
  for (const fim of ['', '/cadastro', '/nova', `/visualizar/${evolucao}`, `/editar/${evolucao}`]) {
    await page.goto(`/prontuario/paciente/${pacienteId}${fim}`);
    await expect(page.getByRole('heading', { level: 1 }), fim).toHaveText(
      'Paciente não encontrado',
    );
  }
});

test('um cadastro se inativa perguntando, e se reativa', async ({ abrirComo }) => {
  const { clinica, pacienteId } = await clinicaComMedicoEPaciente('Inativada');
  const page = await abrirComo(clinica);
  await page.goto(`/prontuario/paciente/${pacienteId}/cadastro`);
  await page.getByRole('button', { name: 'Desativar cadastro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Cadastro inativo',
  );

  await page.goto('/prontuario');
  await expect(page.getByRole('radiogroup', { name: 'Quais cadastros mostrar' })).toBeVisible();
  await expect(lista(page)).toHaveCount(0);
  await page.getByText('Todos', { exact: true }).click();
  await expect(lista(page).getByRole('link')).toContainText('Inativo');

  await lista(page).getByRole('link').click();
  await page.getByRole('link', { name: 'Ver cadastro' }).click();
  await page.getByRole('button', { name: 'Reativar cadastro' }).click();
  await expect(page.getByRole('button', { name: 'Desativar cadastro' })).toBeVisible();
});

test('um óbito cancela o que estava marcado, impede de agendar, aparece em toda parte e se desfaz', async ({
  abrirComo,
}) => {
  const { clinica, medico } = await clinicaComMedicoEPaciente('do Óbito');
  const nome = 'Aurora Sampaio Vidal';
  const id = await cadastrarPaciente(clinica, nome, {
    sexo: 'feminino',
    data_nascimento: '1950-01-02',
  });
  await agendar(clinica, medico, nome);
  const page = await abrirComo(clinica);
  await page.goto(`/prontuario/paciente/${id}/cadastro`);
  await page.getByRole('button', { name: 'Registrar óbito' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Registrar óbito' });
  await expect(dialogo.getByRole('list', { name: 'Atendimentos marcados' })).toContainText(
    'Avaliação',
  );
  const data = dialogo.getByRole('textbox', { name: 'Data do óbito' });
  await data.fill('31/12/1949');
  await dialogo.getByRole('button', { name: 'Registrar óbito' }).click();
  await expect(data).toHaveAccessibleDescription(/anterior à do nascimento/);
  await data.fill('ontem');
  await semBarreiras(page, 'o diálogo de óbito');
  await dialogo.getByRole('button', { name: 'Registrar óbito' }).click();
  await expect(page.getByText('Óbito registrado e 1 atendimento cancelado.')).toBeVisible();

  const cabecalho = page.getByRole('region', { name: 'Paciente', exact: true });
  await expect(cabecalho).toContainText(/Falecida em \d{2}\/\d{2}\/\d{4}/);
  await expect(cabecalho).toContainText('anos ao falecer');
  await page.goto('/prontuario');
  await expect(lista(page).getByRole('link', { name: nome })).toContainText('Óbito');
  await page.goto('/agenda?novo=sim');
  await page.getByRole('combobox', { name: 'Paciente' }).fill('Aurora');
  const opcao = page.getByRole('option', { name: nome });
  await expect(opcao).toContainText('Óbito em');
  await expect(opcao).toHaveAttribute('data-combobox-disabled', 'true');

  await page.goto(`/prontuario/paciente/${id}/cadastro`);
  await page.getByRole('button', { name: 'Desfazer registro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Registrar óbito' })).toBeVisible();
  await expect(cabecalho).not.toContainText('Falecida');
});

test('alergias se registram uma vez e aparecem em toda tela do paciente', async ({ abrirComo }) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('Alérgica');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await page.getByRole('button', { name: 'Editar alergias e alertas' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('combobox', { name: 'Alergias' }).fill('Dipirona');
  await page.keyboard.press('Enter');
  await semBarreiras(page, 'o diálogo de alergias e alertas');
  await dialogo.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialogo).toBeHidden();
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await expect(page.getByRole('list', { name: 'Alergias e alertas' })).toContainText('Dipirona');
});
