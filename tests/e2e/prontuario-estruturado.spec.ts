/** The structured record: what stands above the entries, what an entry holds, how it is read. */
import type { Page } from '@playwright/test';
import { clinicaComMedicoEPaciente, escreverEvolucao } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { MARCACAO } from './support/marcacao.ts';
import { expect, test } from './support/test.ts';

const secao = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const salvo = (page: Page) => expect(page.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
const resumo = (page: Page) => page.getByRole('list', { name: 'Resumo clínico' });

test('problemas e medicamentos ficam no cabeçalho do paciente, com seu histórico', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Cabeçalho');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await resumo(page)
    .getByRole('button', { name: /Problemas/ })
    .click();

  const dialogo = page.getByRole('dialog', { name: /Resumo clínico de Joaquim/ });
  await dialogo.getByRole('combobox', { name: 'Novo problema' }).fill('pressao alta');
  await page.getByRole('option', { name: /I10/ }).click();
  await dialogo.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialogo.getByRole('list', { name: 'Problemas ativos' })).toContainText(
    'Hipertensão arterial essencial (I10)',
  );
  await dialogo.getByRole('button', { name: 'Editar' }).click();
  const problemas = dialogo.getByRole('list', { name: 'Problemas ativos' });
  await problemas.getByRole('textbox', { name: 'Desde' }).fill('03/05/2020');
  await semBarreiras(page, 'um problema em edição');
  await problemas.getByRole('button', { name: 'Salvar' }).click();
  await expect(problemas).toContainText('(I10) desde 03/05/2020');

  await dialogo.getByRole('tab', { name: 'Medicamentos em uso' }).click();
  await dialogo.getByRole('combobox', { name: 'Novo medicamento' }).fill('Captopril 25 mg');
  await expect(dialogo).toContainText('DCB: captopril');
  await dialogo.getByRole('textbox', { name: 'Como usa' }).fill('1 comprimido de 8 em 8 horas');
  await dialogo.getByRole('button', { name: 'Adicionar' }).click();
  const emUso = dialogo.getByRole('list', { name: 'Medicamentos em uso' });
  await expect(emUso).toContainText('Captopril 25 mg');
  await emUso.getByRole('button', { name: 'Editar' }).click();
  await emUso.getByRole('textbox', { name: 'Como usa' }).fill('1 comprimido de 12 em 12 horas');
  await emUso.getByRole('button', { name: 'Salvar' }).click();
  await expect(emUso).toContainText('de 12 em 12 horas');
  await emUso.getByRole('button', { name: 'Suspender' }).click();
  await dialogo.getByRole('textbox', { name: 'Motivo da suspensão' }).fill('Tosse seca');
  await semBarreiras(page, 'um medicamento que se suspende');
  await emUso.getByRole('button', { name: 'Suspender' }).click();
  await expect(dialogo).toContainText('Tosse seca');

  await dialogo.getByRole('tab', { name: 'Histórico' }).click();
  const historico = dialogo.getByRole('list', { name: 'Histórico do resumo clínico' });
  await expect(historico.getByRole('listitem').first()).toContainText(/Medicamento suspenso/);
  await expect(historico).toContainText('Dra. Marta do Cabeçalho');
  await semBarreiras(page, 'o histórico do resumo clínico');

  const daClinica = await abrirComo(clinica);
  await daClinica.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(resumo(daClinica)).toContainText('Hipertensão arterial essencial');
  await resumo(daClinica)
    .getByRole('button', { name: /Problemas/ })
    .click();
  await expect(daClinica.getByRole('dialog')).toContainText('I10');
  await expect(daClinica.getByRole('button', { name: 'Adicionar' })).toHaveCount(0);
});

test('diagnóstico, modelo, atalho e teleconsulta entram no rascunho e sobrevivem a recarregar', async ({
  abrirComo,
}) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('da Estrutura');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);

  await secao(page, 'Subjetivo').pressSequentially('Acompanha por /has há anos.');
  await expect(secao(page, 'Subjetivo')).toHaveValue(
    'Acompanha por Hipertensão arterial sistêmica há anos.',
  );
  await page.getByRole('button', { name: 'Diagnóstico com código' }).click();
  await page.getByRole('combobox', { name: 'Adicionar diagnóstico' }).fill('i10');
  await page.getByRole('option', { name: /I10/ }).click();
  await page.getByRole('button', { name: 'I10: Hipótese. Trocar' }).click();
  await page.getByRole('button', { name: 'Modelos e atalhos' }).click();
  await page.getByRole('textbox', { name: 'Salvar esta evolução como modelo' }).fill(MARCACAO);
  await page.getByRole('button', { name: 'Salvar modelo' }).click();
  await expect(page.getByRole('button', { name: `Usar o modelo ${MARCACAO}` })).toBeVisible();
  await semBarreiras(page, 'os modelos e atalhos');
  await page.getByRole('button', { name: 'Usar o modelo Diabetes', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Exame dos pés' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Peso' }).fill('80');
  await page.getByRole('textbox', { name: 'Altura' }).fill('175');
  await expect(page.getByText(/^IMC 26,1/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Atendimento por teleconsulta' }).check();
  await salvo(page);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Diagnósticos' })).toContainText('I10');
  await expect(page.getByRole('button', { name: 'I10: Confirmado. Trocar' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Exame dos pés' })).toBeVisible();

  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await expect(page.getByRole('alert')).toContainText('consentiu com a teleconsulta');
  await semBarreiras(page, 'uma evolução estruturada, recusada');
  await page.getByRole('radio', { name: /^Verbal/ }).check();
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await semBarreiras(page, 'a pergunta antes de finalizar');
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Finalizar agora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prontuário');
  const entrada = page.getByRole('article');
  await expect(entrada).toContainText('I10 Hipertensão arterial essencial');
  await expect(entrada).toContainText('teleconsulta');
  await expect(resumo(page)).toContainText('Peso 80 kg');
});

test('as diferenças entre versões aparecem, a inativada continua visível, e a linha do tempo se filtra', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('das Versões');
  await escreverEvolucao(medico, clinica, pacienteId, 'Consulta de rotina, sem queixas.');
  const id = await escreverEvolucao(medico, clinica, pacienteId, 'Prescrita dose de 50 mg.');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${id}`);
  await page.getByRole('button', { name: 'Corrigir' }).click();
  await page.getByRole('textbox', { name: 'Motivo da correção' }).fill('Dose trocada.');
  await page.getByRole('button', { name: 'Abrir correção' }).click();
  await expect(secao(page, 'Subjetivo')).toHaveValue('Prescrita dose de 50 mg.');
  await secao(page, 'Subjetivo').fill('Prescrita dose de 25 mg.');
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Finalizar agora' }).click();
  const corrigida = page.getByRole('article').filter({ hasText: '25 mg' });
  await corrigida.getByRole('link').first().click();

  await page.getByRole('button', { name: 'O que mudou desde a versão 1' }).click();
  await expect(page.getByRole('deletion')).toContainText('50');
  await expect(page.getByRole('insertion')).toContainText('25');
  await semBarreiras(page, 'o que mudou entre versões');

  await page.getByRole('button', { name: 'Inativar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Inativar esta evolução' });
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Escrita no paciente errado');
  await semBarreiras(page, 'o diálogo de inativação');
  await dialogo.getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText(/Motivo: Escrita no paciente errado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corrigir' })).toHaveCount(0);

  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('textbox', { name: 'Procurar no texto' }).fill('ROTINA');
  await expect(page.getByRole('article')).toHaveCount(1);
  await semBarreiras(page, 'a linha do tempo filtrada');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('sem queixas');
});
