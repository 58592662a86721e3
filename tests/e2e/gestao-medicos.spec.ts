/** Who works in a clinic: linking, inviting, deactivating, and the history of it. */
import { registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente, convidar, vincular } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

const GESTAO = '/clinica/gestao-medicos';

test('desativar um vínculo fecha os prontuários na hora; pedido de novo, abre quando o médico aceita; o histórico conta', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Vínculo');
  const doMedico = await abrirComo(medico);
  await doMedico.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(doMedico.getByRole('heading', { level: 1 })).toHaveText('Prontuário');

  const page = await abrirComo(clinica);
  await page.goto(GESTAO);
  await page.getByRole('button', { name: `Desativar o vínculo de ${medico.nome}` }).click();
  const pergunta = page.getByRole('dialog', { name: `Desativar o vínculo de ${medico.nome}?` });
  await expect(pergunta).toBeVisible();
  await semBarreiras(page, 'o diálogo que desativa um vínculo');
  await pergunta.getByRole('button', { name: 'Desativar vínculo' }).click();
  await expect(page.getByText(`O vínculo de ${medico.nome} foi desativado.`)).toBeVisible();

  await doMedico.reload();
  await expect(doMedico.getByRole('heading', { level: 1 })).toHaveText('Paciente não encontrado');

  await page.getByText('Inativos', { exact: true }).click();
  await page.getByRole('button', { name: `Pedir de novo a ${medico.nome}` }).click();
  await expect(page.getByText('O pedido foi enviado.')).toBeVisible();
  await doMedico.reload();
  await expect(doMedico.getByRole('heading', { level: 1 })).toHaveText('Paciente não encontrado');
  await doMedico.goto('/medico/vinculos');
  await semBarreiras(doMedico, 'os vínculos de um médico, e um pedido');
  await doMedico.getByRole('button', { name: /^Aceitar o vínculo com/ }).click();
  await expect(doMedico.getByRole('button', { name: /^Encerrar o vínculo com/ })).toBeVisible();
  await doMedico.goto(`/prontuario/paciente/${pacienteId}`);
  await expect(doMedico.getByRole('heading', { level: 1 })).toHaveText('Prontuário');

  await page.getByRole('tab', { name: 'Histórico' }).click();
  const eventos = page.getByRole('list', { name: 'Histórico dos vínculos' }).getByRole('listitem');
  await expect(eventos).toHaveText([
    /vínculo aceito de novo/,
    /vínculo pedido/,
    /vínculo desativado/,
    /vínculo aceito/,
    /vínculo pedido/,
  ]);
  await semBarreiras(page, 'o histórico dos vínculos');
});

test('um médico encontrado recusa o vínculo, e a clínica espera até lá', async ({ abrirComo }) => {
  const clinica = await registrar('clinica', 'Clínica que Pede');
  const medico = await registrar('medico', 'Dra. Rosa Recusa');
  const page = await abrirComo(clinica);
  await page.goto(`${GESTAO}?aba=vincular&nome=${encodeURIComponent('Rosa Recusa')}`);
  await page.getByRole('button', { name: `Vincular ${medico.nome}` }).click();
  await expect(page.getByText('Aguardando aceite', { exact: true })).toBeVisible();
  await page.goto(GESTAO);
  await expect(page.getByRole('list', { name: 'Aguardando aceite' })).toContainText(medico.nome);

  const doMedico = await abrirComo(medico);
  await doMedico.goto('/dashboard');
  await doMedico.getByRole('button', { name: /^Recusar o vínculo com/ }).click();
  await expect(doMedico.getByRole('heading', { name: 'Pedidos de vínculo' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Os médicos que atendem aqui aparecem nesta lista.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Aguardando aceite' })).toHaveCount(0);
});

test('um convite de médico vincula quem o aceita, uma vez só', async ({
  abrirComo,
  abrirAnonimo,
}) => {
  const hospital = await registrar('hospital', 'Hospital do Convite');
  const medico = await registrar('medico', 'Dr. Plínio Convidado');
  const token = await convidar(hospital, 'medico');
  const page = await abrirComo(medico);
  await page.goto(`/convite/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hospital do Convite convidou você',
  );
  await semBarreiras(page, 'um convite a aceitar');
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/prontuario');
  await expect(page.getByText('Pacientes do Hospital do Convite')).toBeVisible();

  const usado = await abrirAnonimo();
  await usado.goto(`/convite/${token}`);
  await expect(usado.getByRole('heading', { level: 1 })).toHaveText('Este convite não vale mais');

  const doHospital = await abrirComo(hospital);
  await doHospital.goto(`${GESTAO}?aba=convites`);
  await expect(doHospital.getByRole('list', { name: 'Convites feitos' })).toContainText(
    'Dr. Plínio Convidado',
  );
});

test('um convite cancelado deixa de valer', async ({ abrirComo, abrirAnonimo }) => {
  const clinica = await registrar('clinica', 'Clínica que Desiste');
  const token = await convidar(clinica, 'staff', 'recepcao@exemplo.com.br');
  const page = await abrirComo(clinica);
  await page.goto(`${GESTAO}?aba=convites`);
  await page
    .getByRole('button', { name: 'Cancelar o convite para recepcao@exemplo.com.br' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await semBarreiras(page, 'os convites, e um que se cancela');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(page.getByRole('list', { name: 'Convites feitos' })).toContainText('cancelado');

  const convidada = await abrirAnonimo();
  await convidada.goto(`/convite/${token}`);
  await expect(convidada.getByRole('heading', { level: 1 })).toHaveText(
    'Este convite não vale mais',
  );
});

test('um convite para outro tipo de conta diz por que não serve', async ({ abrirComo }) => {
  const clinica = await registrar('clinica', 'Clínica do Tipo');
  const paciente = await registrar('paciente', 'Pedro Paciente Teste');
  const page = await abrirComo(paciente);
  await page.goto(`/convite/${await convidar(clinica, 'medico')}`);
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este convite é para outro tipo de conta.');
});

test('um hospital não vincula: convida; a equipe só lê', async ({ abrirComo }) => {
  const hospital = await registrar('hospital', 'Hospital que Convida');
  const page = await abrirComo(hospital);
  await page.goto(`${GESTAO}?aba=vincular`);
  await expect(page.getByText('Um hospital não vincula direto')).toBeVisible();

  const clinica = await registrar('clinica', 'Clínica da Leitura');
  const medico = await registrar('medico', 'Dra. Lida Apenas');
  await vincular(clinica, medico);
  const equipe = await registrar('staff', 'Olga Equipe', await convidar(clinica, 'staff'));
  const daEquipe = await abrirComo(equipe);
  await daEquipe.goto(GESTAO);
  await expect(daEquipe.getByRole('list', { name: 'Médicos da clínica' })).toContainText(
    'Dra. Lida Apenas',
  );
  await expect(daEquipe.getByRole('button', { name: /vínculo/ })).toHaveCount(0);
  await expect(daEquipe.getByRole('tab', { name: 'Convites' })).toHaveCount(0);
});

test('quem sai da equipe perde o acesso na hora', async ({ abrirComo }) => {
  const clinica = await registrar('clinica', 'Clínica da Saída');
  const equipe = await registrar('staff', 'Vera Saída', await convidar(clinica, 'staff'));
  const daEquipe = await abrirComo(equipe);
  await daEquipe.goto('/prontuario');
  await expect(daEquipe.getByText('Pacientes da Clínica da Saída')).toBeVisible();

  const page = await abrirComo(clinica);
  await page.goto(`${GESTAO}?aba=equipe`);
  await page.getByRole('button', { name: 'Desativar a conta de Vera Saída' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText('sem acesso')).toBeVisible();

  await daEquipe.reload();
  await expect(daEquipe).toHaveURL(/\/login/);
});
