/** The agenda: booked and moved with the mouse and with the keyboard alone, and never twice. */

import { somarDias } from '@domain/agenda/fuso.ts';
import type { Page } from '@playwright/test';
import {
  agendarAgora,
  cadastrarPaciente,
  clinicaComMedicoEPaciente,
  montarAgenda,
} from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { diaDaqui } from './support/dias.ts';
import { MARCACAO } from './support/marcacao.ts';
import { expect, test } from './support/test.ts';

/** A day safely ahead, whatever the hour: everybody attends every day here. */
const DIA = diaDaqui(3);
const AGENDA = `/agenda?dia=${DIA}&vista=dia`;
const NOTA = `Vem com a filha. ${MARCACAO}`;

async function clinicaComAgenda(nome: string) {
  const mundo = await clinicaComMedicoEPaciente(nome);
  await montarAgenda(mundo.clinica, mundo.medico);
  return mundo;
}

/** Where a minute of the day stands on the screen, in the only column there is. */
async function ponto(page: Page, hora: number): Promise<{ x: number; y: number }> {
  const coluna = page.getByRole('button', { name: /^Agendar com/ });
  const caixa = await coluna.boundingBox();
  if (!caixa) throw new Error('the column is not on the screen');
  // The column shows 08:00 to 18:00, as nothing is booked or attended outside it.
  return { x: caixa.x + caixa.width / 2, y: caixa.y + ((hora - 8) / 10) * caixa.height };
}

async function escolherPaciente(page: Page, nome: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Paciente' }).fill(nome.slice(0, 9));
  await page.getByRole('option', { name: new RegExp(nome) }).click();
}

test('com o mouse: agenda na hora clicada, arrasta para outra e desfaz', async ({ abrirComo }) => {
  const { clinica } = await clinicaComAgenda('do Mouse');
  const page = await abrirComo(clinica);
  await page.goto(AGENDA);
  const { x, y } = await ponto(page, 9.05);
  await page.mouse.click(x, y);
  await expect(page.getByRole('textbox', { name: 'Hora' })).toHaveValue('09:00');
  await escolherPaciente(page, 'Joaquim do Mouse');
  await page.getByRole('dialog').getByRole('button', { name: 'Agendar', exact: true }).click();
  const cartao = page.getByRole('button', { name: /Joaquim do Mouse/ });
  await expect(cartao).toHaveAccessibleName(/^09:00 às 09:30, .*Consulta, Agendado/);
  // The mouse does not wait, as a click does, for what still covers the day.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const de = await ponto(page, 9.1);
  const para = await ponto(page, 10.1);
  await page.mouse.move(de.x, de.y);
  await page.mouse.down();
  await page.mouse.move(para.x, para.y, { steps: 4 });
  await page.mouse.up();
  await expect(cartao).toHaveAccessibleName(/^10:00 às 10:30/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cartao).toHaveAccessibleName(/^09:00 às 09:30/);
});

test('só com o teclado: anda pelos horários, agenda, move e abre', async ({ abrirComo }) => {
  const { clinica } = await clinicaComAgenda('do Teclado');
  const page = await abrirComo(clinica);
  await page.goto(AGENDA);
  const livre = page.getByRole('button', { name: /, livre, / });
  await livre.focus();
  await expect(livre).toHaveAccessibleName(/^08:00/);
  await page.keyboard.press('PageDown');
  await expect(livre).toHaveAccessibleName(/^09:00/);
  await page.keyboard.press('ArrowDown');
  await expect(livre).toHaveAccessibleName(/^09:15/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeFocused();
  await page.keyboard.type('joaquim');
  await expect(page.getByRole('option', { name: /Joaquim do Teclado/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Joaquim do Teclado');
  await page.getByRole('textbox', { name: 'Hora' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Duração' })).toBeFocused();
  await page.keyboard.press('Control+Enter');

  const cartao = page.getByRole('button', { name: /Joaquim do Teclado/ });
  await expect(cartao).toHaveAccessibleName(/^09:15 às 09:45/);
  await cartao.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.getByText(/^09:45 às 10:30, .* Enter confirma/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(cartao).toHaveAccessibleName(/^09:45 às 10:30/);
  await cartao.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Horário anterior');
  await semBarreiras(page, 'a gaveta de um atendimento');
  await page.getByRole('button', { name: 'Remarcar' }).click();
  await expect(page.getByRole('region', { name: 'Horários livres' })).toContainText('11:30');
  await semBarreiras(page, 'a gaveta de remarcar');
});

test('um horário tomado oferece os livres, e o clique em um deles agenda', async ({
  abrirComo,
}) => {
  const { clinica, medico } = await clinicaComAgenda('do Conflito');
  const page = await abrirComo(clinica);
  const tarde = await abrirComo(medico);
  const novo = `${AGENDA}&novo=${DIA}T09:00`;
  await tarde.goto(novo);
  await escolherPaciente(tarde, 'Joaquim do Conflito');
  await page.goto(novo);
  await escolherPaciente(page, 'Joaquim do Conflito');
  await page.getByRole('dialog').getByRole('button', { name: 'Agendar', exact: true }).click();
  // The doctor watches the same day, and hears of it.
  const cartao = /^09:00 às 09:30, Joaquim do Conflito/;
  await expect(page.getByRole('button', { name: cartao })).toBeVisible();

  const gaveta = tarde.getByRole('dialog');
  await gaveta.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(gaveta.getByRole('alert')).toContainText(
    'O médico já tem atendimento neste horário.',
  );
  await semBarreiras(tarde, 'um horário já ocupado');
  await gaveta
    .getByRole('region', { name: 'Horários livres mais próximos' })
    .getByRole('button', { name: /^09:30/ })
    .first()
    .click();
  await gaveta.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(tarde.getByRole('button', { name: /^09:30 às 10:00, Joaquim/ })).toBeVisible();
  await expect(tarde.getByRole('button', { name: cartao })).toBeVisible();
});

test('uma série: vê o que não cabe, escolhe outro horário, agenda e cancela dali em diante', async ({
  abrirComo,
}) => {
  const { clinica } = await clinicaComAgenda('da Série');
  const page = await abrirComo(clinica);
  const gaveta = page.getByRole('dialog');
  const segunda = somarDias(DIA, 7);
  await page.goto(`${AGENDA}&novo=${segunda}T09:00`);
  await escolherPaciente(page, 'Joaquim da Série');
  await gaveta.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ })).toBeVisible();

  await page.goto(`${AGENDA}&novo=${DIA}T09:00`);
  await escolherPaciente(page, 'Joaquim da Série');
  await gaveta.getByRole('combobox', { name: 'Repetir' }).selectOption('semanal');
  await gaveta.getByRole('textbox', { name: 'Vezes' }).fill('3');
  const datas = gaveta.getByRole('region', { name: 'Datas da série' });
  await expect(datas.getByRole('heading')).toHaveText('2 de 3 datas');
  await expect(datas).toContainText('O médico já tem atendimento neste horário.');
  await semBarreiras(page, 'as datas de uma série');
  await datas
    .getByRole('button', { name: /09:30, em vez de/ })
    .first()
    .click();
  await gaveta.getByRole('button', { name: 'Agendar 3', exact: true }).click();
  await expect(page.getByText('3 atendimentos agendados.')).toBeVisible();

  await page.goto(`/agenda?dia=${segunda}&vista=dia`);
  await page.getByRole('button', { name: /^09:30 às 10:00, Joaquim da Série/ }).click();
  await expect(gaveta).toContainText('2º de 3');
  await gaveta.getByRole('button', { name: 'Cancelar' }).click();
  await gaveta.getByRole('combobox', { name: 'O que cancelar' }).selectOption('serie');
  await gaveta.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Mudou de cidade');
  await semBarreiras(page, 'o cancelamento de uma série');
  await gaveta.getByRole('button', { name: 'Cancelar 2 atendimentos' }).click();
  await expect(
    page.getByText('2 atendimentos de Joaquim da Série foram cancelados.'),
  ).toBeVisible();
  await page.goto(AGENDA);
  await expect(page.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ })).toBeVisible();
  await page.goto(`/agenda?dia=${somarDias(DIA, 14)}&vista=dia`);
  await expect(page.getByRole('button', { name: /^Agendar com/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Joaquim da Série/ })).toHaveCount(0);
});

test('a recepção anota, e o médico vai do agendamento à evolução em um toque', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComAgenda('da Nota');
  const page = await abrirComo(clinica);
  const gaveta = page.getByRole('dialog');
  await page.goto(`${AGENDA}&novo=${DIA}T09:00`);
  await escolherPaciente(page, 'Joaquim da Nota');
  await gaveta.getByRole('button', { name: 'Agendar', exact: true }).click();
  await page.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ }).click();
  await gaveta.getByRole('button', { name: 'Escrever observações' }).click();
  await gaveta.getByRole('textbox', { name: 'Observações' }).fill(NOTA);
  await gaveta.getByRole('button', { name: 'Salvar' }).click();
  await expect(gaveta.getByRole('region', { name: 'Observações' })).toContainText(NOTA);

  const consultorio = await abrirComo(medico);
  const aberta = consultorio.getByRole('dialog');
  await consultorio.goto(AGENDA);
  const cartao = consultorio.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ });
  await cartao.click();
  await expect(aberta).toContainText(NOTA);
  // Nobody is seen before the day.
  await expect(aberta.getByRole('button', { name: 'Remarcar' })).toBeVisible();
  await expect(aberta.getByRole('button', { name: 'Atender e abrir evolução' })).toHaveCount(0);

  const agendamento = await agendarAgora(clinica, medico, pacienteId);
  const deHoje = `/agenda?dia=${diaDaqui(0)}&vista=dia&agendamento=${agendamento}`;
  await consultorio.goto(deHoje);
  await aberta.getByRole('button', { name: 'Atender e abrir evolução' }).click();
  await expect(consultorio).toHaveURL(
    new RegExp(`/prontuario/paciente/${pacienteId}/nova\\?rascunho=`),
  );
  const rascunho = new URL(consultorio.url()).searchParams.get('rascunho') ?? 'nenhum';

  // The same appointment leads to the same entry, and is being attended.
  await consultorio.goto(deHoje);
  await expect(aberta).toContainText('Em atendimento');
  await aberta.getByRole('button', { name: 'Abrir evolução', exact: true }).click();
  await expect(consultorio).toHaveURL(new RegExp(rascunho));
});

test('o médico cancela, o sino leva a recepção ao agendamento, e a vaga vai a quem espera', async ({
  abrirComo,
}) => {
  test.slow();
  const { clinica, medico } = await clinicaComAgenda('da Vaga');
  await cadastrarPaciente(clinica, 'Zilda da Vaga');
  const page = await abrirComo(clinica);
  const gaveta = page.getByRole('dialog');
  await page.goto(`${AGENDA}&painel=espera`);
  await gaveta.getByRole('button', { name: 'Adicionar à lista' }).click();
  await escolherPaciente(page, 'Zilda da Vaga');
  await gaveta.getByRole('combobox', { name: 'Período' }).selectOption('manha');
  await gaveta.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(gaveta.getByRole('listitem')).toContainText('Qualquer médico · De manhã · desde');
  await semBarreiras(page, 'a lista de espera com alguém');
  await page.goto(`${AGENDA}&novo=${DIA}T09:00`);
  await escolherPaciente(page, 'Joaquim da Vaga');
  await gaveta.getByRole('button', { name: 'Agendar', exact: true }).click();

  // Moved away and back: each time, who waits for what came free.
  const quemEspera = { name: 'Quem espera por esta vaga' };
  await page.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ }).click();
  await gaveta.getByRole('button', { name: 'Remarcar' }).click();
  await gaveta.getByLabel('Hora').fill('10:00');
  await gaveta.getByRole('button', { name: 'Remarcar' }).click();
  await expect(gaveta.getByRole('region', quemEspera)).toContainText(/09:00\..*Zilda da Vaga/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/vaga=/);
  await page.getByRole('button', { name: /^10:00 às 10:30, Joaquim/ }).click();
  await gaveta.getByRole('button', { name: 'Remarcar' }).click();
  await gaveta.getByLabel('Hora').fill('09:00');
  await gaveta.getByRole('button', { name: 'Remarcar' }).click();
  await expect(gaveta.getByRole('region', quemEspera)).toContainText(/10:00\..*Zilda da Vaga/);

  const consultorio = await abrirComo(medico);
  await consultorio.goto(AGENDA);
  await consultorio.getByRole('button', { name: /^09:00 às 09:30, Joaquim/ }).click();
  await consultorio.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await consultorio.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Congresso');
  await consultorio.getByRole('button', { name: 'Cancelar atendimento' }).click();
  await expect(consultorio.getByRole('region', quemEspera)).toContainText('Zilda da Vaga');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notificações:/ }).click();
  await page
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('button', { name: /^Atendimento cancelado/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`[?&]dia=${DIA}`));
  const vaga = gaveta.getByRole('region', quemEspera);
  const oferecer = vaga.getByRole('button', { name: 'Oferecer a vaga a Zilda da Vaga' });
  await oferecer.click();
  await expect(vaga).toContainText('Vaga reservada para Zilda da Vaga');
  await semBarreiras(page, 'uma vaga oferecida');
  await vaga.getByRole('button', { name: 'Cancelar oferta' }).click();

  // A link of the appointment alone finds its day, as the notices of before do.
  const agendamento = new URL(page.url()).searchParams.get('agendamento');
  await page.goto(`/agenda?vista=dia&agendamento=${agendamento}`);
  await expect(page).toHaveURL(new RegExp(`[?&]dia=${DIA}`));
  await oferecer.click();
  await vaga.getByRole('button', { name: 'Aceitou' }).click();
  await expect(vaga).toContainText('O horário já está ocupado de novo.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^09:00 às 09:30, Zilda/ })).toHaveAccessibleName(
    /Agendado/,
  );
});

test('as vistas e as gavetas não têm o que uma máquina ache inacessível', async ({ abrirComo }) => {
  test.slow();
  const { clinica } = await clinicaComAgenda('do Axe');
  const page = await abrirComo(clinica);
  const vistas = [
    `/clinica/agenda?dia=${DIA}&vista=semana&por=sala`,
    `/agenda?dia=${DIA}&vista=mes`,
    `${AGENDA}&novo=agora`,
    `${AGENDA}&painel=espera`,
    '/agenda/ajustes?aba=horarios',
  ];
  for (const vista of vistas) {
    await page.goto(vista);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await semBarreiras(page, vista);
  }
});
