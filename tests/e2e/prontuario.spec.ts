/** The record: drafts that are not lost, entries that do not change. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente, escreverEvolucao, vincular } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { soDestaHistoria } from './support/navegadores.ts';
import { expect, test } from './support/test.ts';

const secao = (page: Page, nome: string) => page.getByRole('textbox', { name: nome });
const salvo = (page: Page) => expect(page.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();

/** Confirms the finishing and waits for the timeline. */
async function finalizar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Finalizar agora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prontuário');
}

test('um rascunho se salva sozinho e sobrevive a recarregar a página', async ({ abrirComo }) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('do Rascunho');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await secao(page, 'Subjetivo').fill('Dor lombar há três dias, pior ao fim do dia.');
  await page.getByRole('textbox', { name: 'Temperatura' }).fill('36,8');
  await salvo(page);

  await page.reload();
  await expect(secao(page, 'Subjetivo')).toHaveValue(
    'Dor lombar há três dias, pior ao fim do dia.',
  );
  await expect(page.getByRole('textbox', { name: 'Temperatura' })).toHaveValue('36,8');

  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(page.getByRole('link', { name: 'Continuar rascunho' })).toBeVisible();
});

test('sem conexão o texto fica no aparelho, e é enviado quando ela volta', async ({
  abrirComo,
}) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('da Queda');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await secao(page, 'Subjetivo').fill('Escrito com conexão.');
  await salvo(page);

  await page.context().setOffline(true);
  await secao(page, 'Plano').fill('Escrito sem conexão.');
  await expect(page.getByText('Guardado neste aparelho')).toBeVisible();

  await page.context().setOffline(false);
  await salvo(page);
  await page.reload();
  await expect(secao(page, 'Plano')).toHaveValue('Escrito sem conexão.');
});

test('um navegador que morre enquanto se escreve não leva as palavras', async ({ abrirComo }) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('da Morte Súbita');
  const page = await abrirComo(medico);
  await soDestaHistoria(page);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await secao(page, 'Subjetivo').fill('Escrito com conexão.');
  await salvo(page);

  await page.context().setOffline(true);
  await secao(page, 'Plano').pressSequentially('A última palavra.');
  // Said once the device has taken the words: what it has not said may still be on its way.
  await expect(page.getByText('Guardado neste aparelho')).toBeVisible();
  const caida = page.waitForEvent('crash');
  const comando = await page.context().newCDPSession(page);
  // It answers no more.
  comando.send('Page.crash').catch(() => undefined);
  await caida;
  const contexto = page.context();
  await page.close();
  await contexto.setOffline(false);

  const outra = await contexto.newPage();
  await outra.goto(`/prontuario/paciente/${pacienteId}/nova`);
  // The window that died is not known to be dead yet.
  await outra.getByRole('button', { name: 'Continuar nesta janela' }).click();
  await expect(secao(outra, 'Plano')).toHaveValue('A última palavra.');
  await salvo(outra);
});

test('o mesmo rascunho em duas janelas: a segunda lê, pode assumir, e nada se sobrescreve', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('das Duas Janelas');
  const uma = await abrirComo(medico);
  await uma.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await secao(uma, 'Subjetivo').fill('Primeiro texto.');
  await salvo(uma);

  const outra = await abrirComo(medico);
  await outra.goto(uma.url());
  await expect(outra.getByRole('alert')).toContainText('aberto em outra janela');
  await expect(outra.getByRole('article')).toContainText('Primeiro texto.');
  await expect(outra.getByRole('textbox', { name: 'Subjetivo' })).toHaveCount(0);

  const daClinica = await abrirComo(clinica);
  await daClinica.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(daClinica.getByText(/^Dra\. Marta das Duas Janelas está escrevendo/)).toBeVisible();
  await expect(daClinica.getByText('Primeiro texto.')).toHaveCount(0);

  await uma.context().setOffline(true);
  await secao(uma, 'Subjetivo').fill('Texto desta janela.');
  await expect(uma.getByText('Guardado neste aparelho')).toBeVisible();
  await outra.getByRole('button', { name: 'Continuar nesta janela' }).click();
  await secao(outra, 'Subjetivo').fill('Texto da outra janela.');
  await salvo(outra);
  await uma.context().setOffline(false);
  await expect(uma.getByRole('alert')).toContainText('aberto em outra janela');
  await expect(uma.getByRole('article')).toContainText('Texto da outra janela.');

  // The other leaves: what was typed in the first without a connection is for the person to decide.
  await outra
    .getByRole('region', { name: 'Paciente', exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(outra.getByRole('heading', { level: 1 })).toHaveText('Prontuário');
  const aviso = uma.getByRole('alert');
  await expect(aviso).toContainText('Este rascunho foi alterado em outra janela');
  await expect(secao(uma, 'Subjetivo')).toHaveValue('Texto desta janela.');
  await uma.getByText('Ver o texto da outra janela').click();
  await expect(aviso).toContainText('Texto da outra janela.');
  await semBarreiras(uma, 'o texto de duas janelas');
  await uma.getByRole('button', { name: 'Usar o texto da outra janela' }).click();
  await expect(secao(uma, 'Subjetivo')).toHaveValue('Texto da outra janela.');
});

test('o autor corrige abrindo a versão 2 com um motivo, e a versão 1 continua visível', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Correção');
  const id = await escreverEvolucao(medico, clinica, pacienteId, 'Prescrita dose de 50 mg.');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${id}`);
  await page.getByRole('button', { name: 'Corrigir' }).click();

  const dialogo = page.getByRole('dialog', { name: 'Corrigir esta evolução' });
  await dialogo.getByRole('button', { name: 'Abrir correção' }).click();
  await expect(dialogo.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription(
    /diga em poucas palavras o que mudou/,
  );
  await semBarreiras(page, 'o diálogo de correção, recusado');
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Dose trocada.');
  await dialogo.getByRole('button', { name: 'Abrir correção' }).click();

  await expect(secao(page, 'Subjetivo')).toHaveValue('Prescrita dose de 50 mg.');
  await secao(page, 'Subjetivo').fill('Prescrita dose de 25 mg.');
  await salvo(page);
  await finalizar(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('versão 2');
  await expect(page.getByRole('article')).toContainText('Prescrita dose de 25 mg.');

  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${id}`);
  await expect(page.getByRole('alert')).toContainText('Esta versão foi substituída');
  await expect(page.getByRole('article')).toContainText('Prescrita dose de 50 mg.');
  await expect(page.getByRole('region', { name: 'Versões' })).toContainText('Dose trocada.');
  await semBarreiras(page, 'uma versão substituída');
});

test('um colega não corrige: escreve um adendo, e o autor é avisado', async ({ abrirComo }) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Adendo');
  const colega = await registrar('medico', 'Dr. Colega do Adendo');
  await vincular(clinica, colega);
  const id = await escreverEvolucao(medico, clinica, pacienteId, 'Primeira consulta.');

  const doAutor = await abrirComo(medico);
  await doAutor.goto('/prontuario');
  await expect(doAutor.getByRole('button', { name: /^Notificações:/ })).toBeVisible();

  const page = await abrirComo(colega);
  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${id}`);
  await expect(page.getByRole('button', { name: 'Corrigir' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Escrever adendo' }).click();
  await secao(page, 'Plano').fill('Orientado a antecipar o retorno.');
  await salvo(page);
  await semBarreiras(page, 'um adendo por escrever');
  await finalizar(page);
  await expect(page.getByRole('article')).toContainText('Adendo de');
  await expect(page.getByRole('article')).toContainText('Orientado a antecipar o retorno.');

  const sino = doAutor.getByRole('button', { name: /^Notificações:/ });
  await sino.click();
  await doAutor
    .getByRole('button', { name: /Adendo em sua evolução/ })
    .first()
    .click();
  await expect(doAutor.getByRole('heading', { level: 1 })).toHaveText(/^Adendo de/);
});

test('uma evolução finalizada não abre para editar', async ({ abrirComo }) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('Finalizada');
  const id = await escreverEvolucao(medico, clinica, pacienteId, 'Já finalizada.');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/editar/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Esta evolução já foi finalizada',
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('uma evolução vazia não se finaliza', async ({ abrirComo }) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('Vazia');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Escreva a evolução antes de finalizar.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a clínica lê a linha do tempo, da mais nova para a mais antiga, e não escreve', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Linha');
  for (const numero of [1, 2, 3]) {
    await escreverEvolucao(medico, clinica, pacienteId, `Consulta número ${numero}.`);
  }
  const page = await abrirComo(clinica);
  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Consulta número 3.');
  await expect(page.getByRole('link', { name: 'Nova evolução' })).toHaveCount(0);
});
