/** A record restricted at the patient's request: the wall, the emergency, and the log of both. */
import { readFile } from 'node:fs/promises';
import { registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente, escreverEvolucao, vincular } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

const MOTIVO = 'Chegou inconsciente, sem acompanhante.';

test('um prontuário restrito se abre em emergência, a clínica é avisada e vê quem entrou', async ({
  abrirComo,
}) => {
  // Three people, one after the other.
  test.slow();
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Restrição');
  const colega = await registrar('medico', 'Dr. Caio de Fora');
  await vincular(clinica, colega);
  await escreverEvolucao(medico, clinica, pacienteId, 'Relato que pede reserva.');
  const prontuario = `/prontuario/paciente/${pacienteId}`;

  const daClinica = await abrirComo(clinica);
  await daClinica.goto(prontuario);
  await expect(daClinica.getByText('Relato que pede reserva.')).toBeVisible();
  await daClinica.getByRole('link', { name: 'Acessos', exact: true }).click();
  await expect(daClinica.getByText('Abriu o prontuário').first()).toBeVisible();
  await daClinica.getByRole('button', { name: 'Restringir acesso' }).click();
  await daClinica.getByRole('textbox', { name: /^Motivo/ }).fill('Pediu por escrito.');
  await semBarreiras(daClinica, 'o diálogo de restrição');
  await daClinica.getByRole('button', { name: 'Restringir', exact: true }).click();
  await expect(daClinica.getByText(/Dra. Marta .* \(escreveu no prontuário\)/)).toBeVisible();
  // The clinic's account administers the restriction; it no longer reads.
  await daClinica.getByRole('link', { name: 'Ver prontuário' }).click();
  await expect(daClinica.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito');
  await expect(daClinica.getByText('Relato que pede reserva.')).toHaveCount(0);

  const daAutora = await abrirComo(medico);
  await daAutora.goto(prontuario);
  await expect(daAutora.getByText('Relato que pede reserva.')).toBeVisible();

  const doColega = await abrirComo(colega);
  await doColega.goto(prontuario);
  await expect(doColega.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito');
  await expect(doColega.getByText('Alergias não informadas')).toHaveCount(0);
  await doColega.getByRole('button', { name: 'Acesso de emergência' }).click();
  const motivo = doColega.getByRole('textbox', { name: 'Qual é a emergência' });
  await motivo.fill('urgente');
  await doColega.getByRole('button', { name: 'Abrir por 60 minutos' }).click();
  await expect(doColega.getByText('pelo menos 20 caracteres.').last()).toBeVisible();
  await semBarreiras(doColega, 'o acesso de emergência, recusado');
  await motivo.fill(MOTIVO);
  await doColega.getByRole('button', { name: 'Abrir por 60 minutos' }).click();
  await expect(doColega.getByText('Relato que pede reserva.')).toBeVisible();
  await expect(doColega.getByText(/^Acesso de emergência até \d{2}:\d{2}/)).toBeVisible();

  await daClinica.goto('/dashboard');
  await daClinica.getByRole('button', { name: /Notificações/ }).click();
  const sino = daClinica.getByRole('dialog', { name: 'Notificações' });
  await sino.getByText(/abriu em emergência o prontuário restrito/).click();
  const emergencia = daClinica
    .getByRole('listitem')
    .filter({ hasText: 'Dr. Caio de Fora' })
    .filter({ hasText: 'Abriu em emergência' });
  await expect(emergencia).toContainText(`Justificativa: ${MOTIVO}`);
  await semBarreiras(daClinica, 'os acessos a um prontuário restrito');
  await daClinica.getByRole('checkbox', { name: 'Só emergências' }).check();
  await expect(daClinica.getByText('Restringiu o acesso')).toHaveCount(0);
  await expect(emergencia).toBeVisible();

  // The whole institution's log: the emergency first, with why; the file says neither why nor what.
  await daClinica.getByRole('link', { name: 'Acessos aos Prontuários' }).click();
  const emergencias = daClinica.getByRole('region', { name: 'Acessos de emergência' });
  await expect(emergencias.getByRole('listitem')).toContainText(`Justificativa: ${MOTIVO}`);
  await semBarreiras(daClinica, 'o registro com uma emergência');
  const linhas = daClinica.getByRole('table').getByRole('row');
  await expect(linhas.nth(1)).toContainText(/Dr. Caio de Fora.*em emergência/);
  await daClinica.getByLabel('Acessos', { exact: true }).selectOption('Em emergência');
  await expect(emergencias).toHaveCount(0);
  await expect(linhas.filter({ hasText: 'Restringiu o acesso' })).toHaveCount(0);
  const espera = daClinica.waitForEvent('download');
  await daClinica.getByRole('button', { name: 'Exportar planilha (CSV)' }).click();
  const planilha = await readFile(await (await espera).path(), 'utf8');
  expect(planilha).toMatch(/Dr. Caio de Fora;CRM \d+\/SP;Médico;[^;]+;Abriu em emergência;Sim;Sim/);
  expect(planilha).not.toContain(MOTIVO);
  await daClinica.getByLabel('Quem').selectOption({ label: medico.nome });
  await expect(daClinica.getByText('Nenhum acesso combina com estes filtros.')).toBeVisible();
  await daClinica.getByRole('button', { name: 'Limpar' }).click();
  await linhas.filter({ hasText: 'Restringiu o acesso' }).getByRole('link').click();

  await daClinica.getByRole('button', { name: 'Remover restrição' }).click();
  await daClinica.getByRole('textbox', { name: 'Motivo' }).fill('O paciente mudou de ideia.');
  await daClinica.getByRole('dialog').getByRole('button', { name: 'Remover restrição' }).click();
  await expect(daClinica.getByRole('heading', { name: 'Acesso normal' })).toBeVisible();
  await daClinica.goto(prontuario);
  await expect(daClinica.getByText('Relato que pede reserva.')).toBeVisible();
});
