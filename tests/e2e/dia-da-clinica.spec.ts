/**
 * A day in a clinic, by the four people who share it, each before an own screen. Whom it happens to
 * and what they write hold markup, which every screen on the way shows as it was written.
 */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import {
  agendarAgora,
  clinicaComMedicoEPaciente,
  convidar,
  darAcesso,
  montarAgenda,
} from '../support/mundo.ts';
import { diaDaqui } from './support/dias.ts';
import { MARCACAO } from './support/marcacao.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

const AMANHA = diaDaqui(1);
const PACIENTE = 'Joaquim do Dia';
const RELATO = `Tosse há três dias, sem febre. ${MARCACAO}`;
const PERGUNTA = `Posso tomar mel? ${MARCACAO}`;

/** One of the figures on top of the dashboard. */
const figura = (page: Page, nome: RegExp) =>
  page.getByRole('list', { name: 'O dia em números' }).getByRole('link', { name: nome });

test('recepção, médica, paciente e clínica atravessam um dia juntos', async ({ abrirComo }) => {
  test.setTimeout(240_000);
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente(`do Dia ${MARCACAO}`);
  await montarAgenda(clinica, medico);
  const recepcao = await registrar('staff', 'Telma do Dia', await convidar(clinica, 'staff'));
  const paciente = await registrar('paciente', PACIENTE);
  await darAcesso(clinica, pacienteId, paciente);

  const daRecepcao = await abrirComo(recepcao);
  const daMedica = await abrirComo(medico);
  const doPaciente = await abrirComo(paciente, { viewport: { width: 390, height: 844 } });
  const daClinica = await abrirComo(clinica);

  const amanha = /^09:00 às 09:30, Joaquim do Dia/;
  await test.step('a recepção marca a consulta de amanhã', async () => {
    await daRecepcao.goto(`/agenda?dia=${AMANHA}&vista=dia&novo=${AMANHA}T09:00`);
    await daRecepcao.getByRole('combobox', { name: 'Paciente' }).fill('joaquim');
    await daRecepcao.getByRole('option', { name: new RegExp(PACIENTE) }).click();
    await daRecepcao
      .getByRole('dialog')
      .getByRole('button', { name: 'Agendar', exact: true })
      .click();
    await expect(daRecepcao.getByRole('button', { name: amanha })).toHaveAccessibleName(/Agendado/);
  });

  await test.step('o paciente a vê no telefone e confirma; a agenda da recepção muda sozinha', async () => {
    await doPaciente.goto('/paciente');
    const proximo = doPaciente.getByRole('region', { name: 'Seu próximo atendimento' });
    await expect(proximo).toContainText(`Dra. Marta do Dia ${MARCACAO}`);
    await proximo.getByRole('button', { name: /^Confirmar presença/ }).click();
    await expect(proximo).toContainText('Confirmad');
    await expect(daRecepcao.getByRole('button', { name: amanha })).toHaveAccessibleName(
      /Confirmado/,
    );
  });

  await test.step('hoje ele chega sem hora; a médica vê que espera', async () => {
    await agendarAgora(clinica, medico, pacienteId);
    const escutando = tempoRealDe(daMedica);
    await daMedica.goto('/dashboard');
    await expect(figura(daMedica, /^0 esperando/)).toBeVisible();
    await escutando();
    await daRecepcao.goto('/dashboard');
    await daRecepcao.getByRole('button', { name: `Registrar a chegada de ${PACIENTE}` }).click();
    await expect(figura(daMedica, /^1 esperando/)).toBeVisible();
  });

  await test.step('ela chama, e a clínica o vê em atendimento', async () => {
    await daMedica
      .getByRole('button', { name: `Atender ${PACIENTE}` })
      .first()
      .click();
    await expect(daMedica).toHaveURL(/\/nova\?rascunho=/);
    await daClinica.goto('/dashboard');
    await expect(daClinica.getByRole('list', { name: 'Em atendimento' })).toContainText(PACIENTE);
  });

  await test.step('escreve, planeja o retorno e finaliza', async () => {
    await daMedica.getByLabel('Subjetivo').fill(RELATO);
    await daMedica.getByLabel('Plano').fill('Hidratação. Retorno em 15 dias.');
    await daMedica
      .getByRole('region', { name: 'Retorno' })
      .getByRole('button', { name: 'Planejar retorno' })
      .click();
    await daMedica.getByRole('button', { name: /^Finalizar/ }).click();
    await daMedica.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
    await daMedica.getByRole('button', { name: 'Finalizar agora' }).click();
    await expect(daMedica.getByRole('article')).toContainText(RELATO);
  });

  await test.step('a consulta está feita, e a recepção sabe que quem retorna já tem hora', async () => {
    await expect(daClinica.getByRole('link', { name: /^1 realizado/ })).toBeVisible();
    await daRecepcao.goto('/acompanhamento-pacientes');
    await expect(
      daRecepcao.getByRole('region', { name: 'Próximos 30 dias (1, já agendado)' }),
    ).toContainText(`${PACIENTE} ${MARCACAO}`);
  });

  await test.step('a médica compartilha a evolução, e o paciente a lê', async () => {
    await daMedica.getByRole('article').getByRole('link').first().click();
    await daMedica.getByRole('button', { name: 'Compartilhar com o paciente' }).click();
    await daMedica.getByRole('dialog').getByRole('button', { name: 'Compartilhar' }).click();
    await expect(
      daMedica.getByRole('button', { name: 'Compartilhada com o paciente' }),
    ).toBeVisible();
    await doPaciente.goto('/paciente/prontuario');
    await doPaciente.getByRole('link', { name: /^Consulta de/ }).click();
    await expect(doPaciente.getByRole('article')).toContainText(RELATO);
  });

  await test.step('o paciente pergunta pela conversa, e a médica a encontra por ler', async () => {
    await doPaciente.goto('/paciente/conversas');
    await doPaciente.getByRole('link', { name: /médic/i }).first().click();
    await doPaciente.getByLabel('Mensagem').fill(PERGUNTA);
    await doPaciente.getByRole('button', { name: 'Enviar' }).click();
    await expect(doPaciente.getByRole('log', { name: 'Conversa' })).toContainText(PERGUNTA);
    await daMedica.goto('/dashboard');
    await expect(figura(daMedica, /^1 conversa não lida/)).toBeVisible();
  });

  await test.step('no fim do dia a clínica e o paciente sabem quem abriu o prontuário', async () => {
    await daClinica.goto(`/prontuario/paciente/${pacienteId}/acessos`);
    await expect(daClinica.getByRole('main')).toContainText('Dra. Marta do Dia');
    await doPaciente.goto('/paciente/acessos');
    await expect(doPaciente.getByRole('main')).toContainText('Dra. Marta do Dia');
  });
});
