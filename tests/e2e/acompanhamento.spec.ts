/** Follow-up of patients: who should come back, and what is written to and fro (specification §2). */
import { registrar } from '../support/contas.ts';
import {
  clinicaComMedicoEPaciente,
  convidar,
  darAcesso,
  escreverEvolucao,
  escreverMensagem,
  planejarRetorno,
} from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

const diasAtras = (dias: number) => new Date(Date.now() - dias * 86_400_000);

test('o plano propõe o retorno, a lista cobra, e a consulta seguinte o encerra', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Retorno');
  const page = await abrirComo(medico);

  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await page.getByLabel('Plano').fill('Solicito creatinina. Retorno em 15 dias com exames.');
  const retorno = page.getByRole('region', { name: 'Retorno' });
  await expect(retorno).toContainText('O plano diz “Retorno em 15 dias com exames”.');
  await retorno.getByRole('button', { name: 'Planejar retorno' }).click();
  await expect(retorno).toContainText('Retorno planejado para');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Finalizar agora' }).click();
  await page.waitForURL(`**/prontuario/paciente/${pacienteId}?**`);

  const origem_id = await escreverEvolucao(medico, clinica, pacienteId, 'Primeira consulta.', {
    ocorrido_em: diasAtras(60).toISOString(),
  });
  await planejarRetorno(medico, clinica, {
    paciente_id: pacienteId,
    origem_id,
    prevista_para: diasAtras(30).toISOString().slice(0, 10),
    motivo: 'Rever pressão',
  });

  await page.goto('/acompanhamento-pacientes');
  const atrasados = page.getByRole('region', { name: 'Atrasados (1)' });
  await expect(atrasados).toContainText('Rever pressão');
  await expect(page.getByRole('region', { name: 'Próximos 30 dias (1)' })).toContainText(
    'em 15 dias',
  );

  await atrasados.getByRole('button', { name: /^Dispensar: Joaquim/ }).click();
  const dialogo = page.getByRole('dialog', { name: 'Dispensar este retorno' });
  await dialogo.getByLabel('Motivo').fill('Mudou de cidade');
  await semBarreiras(page, 'o diálogo de dispensa de um retorno');
  await dialogo.getByRole('button', { name: 'Dispensar' }).click();
  await expect(atrasados).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(atrasados).toContainText('Joaquim do Retorno');

  await escreverEvolucao(medico, clinica, pacienteId, 'Voltou hoje.');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Próximos 30 dias (1)' })).toBeVisible();
  await expect(atrasados).toHaveCount(0);
});

test('a conversa anda dos dois lados, e o que se escreve sem conexão chega uma vez só', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Conversa');
  const paciente = await registrar('paciente', 'Joaquim da Conversa');
  const page = await abrirComo(medico);
  const escutando = tempoRealDe(page);

  await page.goto(`/acompanhamento-pacientes?chat=${pacienteId}`);
  await expect(page.getByText('Este paciente ainda não acessa a área do paciente')).toBeVisible();
  await darAcesso(clinica, pacienteId, paciente);
  await page.reload();
  await escutando();

  const conversa = page.getByRole('log', { name: 'Conversa' });
  await page.getByLabel('Mensagem').fill('Como está a tosse?');
  await page.keyboard.press('Control+Enter');
  await expect(conversa.getByRole('listitem')).toHaveText([/Como está a tosse\?/]);
  await expect(page.getByText('Enviada', { exact: true })).toBeVisible();

  await escreverMensagem(paciente, pacienteId, 'clinico', 'Melhorou bastante.');
  await expect(conversa).toContainText('Melhorou bastante.');

  await page.context().setOffline(true);
  await page.getByLabel('Mensagem').fill('Mantenha o remédio.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Guardada neste aparelho até ser enviada')).toBeVisible();
  await semBarreiras(page, 'a conversa sem conexão');
  await page.context().setOffline(false);
  await expect(page.getByText('Guardada neste aparelho até ser enviada')).toHaveCount(0);
  await expect(conversa.getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(conversa.getByText('Mantenha o remédio.')).toHaveCount(1);
});

test('quem entra na área do paciente é conhecido, e a clínica encerra o acesso', async ({
  abrirComo,
}) => {
  const { clinica, pacienteId } = await clinicaComMedicoEPaciente('do Acesso');
  const recepcao = await registrar('staff', 'Rute Recepção', await convidar(clinica, 'staff'));
  await darAcesso(recepcao, pacienteId, await registrar('paciente', 'Conta Desconhecida'));
  const page = await abrirComo(clinica);

  await page.goto(`/prontuario/paciente/${pacienteId}/cadastro`);
  await page.getByRole('button', { name: /^Notificações:/ }).click();
  await expect(
    page.getByText(/pela conta de Conta Desconhecida, com um código feito por Rute/),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  const contas = page.getByRole('list', { name: 'Contas com acesso' });
  await expect(contas).toContainText('com código feito por Rute Recepção');
  await contas.getByRole('button', { name: 'Encerrar o acesso de Conta Desconhecida' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(contas).toContainText('Encerrado em');
  await expect(contas.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Gerar código de acesso' }).click();
  await expect(page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
  await semBarreiras(page, 'o código do paciente e as contas com acesso');
});
