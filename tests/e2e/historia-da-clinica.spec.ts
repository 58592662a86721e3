/** The main story, from an empty clinic to a finished entry, told by the people in it. */
import { registrar, SENHA } from '../support/contas.ts';
import { novoEmail } from '../support/documentos.ts';
import { clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { criarConta, entrar, escolher } from './support/acesso.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

test('uma clínica registra, vincula, cadastra, atende; e a clínica ao lado não vê nada', async ({
  abrirAnonimo,
  abrirComo,
}) => {
  test.slow();
  const medico = await registrar('medico', 'Dra. Ivone Seabra');
  const paciente = 'Raimundo Nonato Quixadá';

  const daClinica = await abrirAnonimo();
  await test.step('a clínica cria a sua conta', async () => {
    await daClinica.goto('/register');
    await daClinica.getByRole('button', { name: /^Clínica/ }).click();
    await criarConta(daClinica, {
      tipo: 'clinica',
      nome: 'Clínica Mandacaru',
      email: novoEmail('clinica'),
      senha: SENHA,
    });
    await expect(daClinica).toHaveURL('/dashboard');
  });

  const doMedico = await abrirAnonimo();
  const escutando = tempoRealDe(doMedico);
  const sino = doMedico.getByRole('button', { name: /^Notificações:/ });
  await test.step('a médica entra e ainda não tem aviso nenhum', async () => {
    await entrar(doMedico, medico);
    await escutando();
    await expect(sino).toHaveAccessibleName('Notificações: nenhuma não lida');
  });

  await test.step('a clínica procura a médica, sem acento, e vincula', async () => {
    await daClinica.getByRole('link', { name: 'Gestão de Médicos' }).click();
    await daClinica.getByRole('tab', { name: /Vincular/ }).click();
    await daClinica.getByRole('searchbox', { name: 'Buscar médico' }).fill('ivone seab');
    await daClinica.getByRole('button', { name: 'Vincular Dra. Ivone Seabra' }).click();
    await expect(daClinica.getByText('Aguardando aceite', { exact: true })).toBeVisible();
  });

  await test.step('o sino da médica toca sem recarregar', async () => {
    await expect(sino).toHaveAccessibleName('Notificações: 1 não lida');
  });

  await test.step('pelo aviso, ela aceita o vínculo', async () => {
    await sino.click();
    await doMedico
      .getByRole('dialog', { name: 'Notificações' })
      .getByRole('button', { name: /^Pedido de vínculo/ })
      .click();
    await doMedico.getByRole('button', { name: /^Aceitar o vínculo com/ }).click();
    await expect(doMedico.getByRole('button', { name: /^Encerrar o vínculo com/ })).toBeVisible();
    await expect(sino).toHaveAccessibleName('Notificações: 1 não lida');
  });

  const daEquipe = await abrirAnonimo();
  await test.step('a clínica convida a recepção por um link, e ela cria a conta por ele', async () => {
    await daClinica.getByRole('tab', { name: 'Convites' }).click();
    await daClinica
      .getByRole('radiogroup', { name: 'Para quem é o convite' })
      .getByText('Equipe')
      .click();
    await daClinica.getByRole('button', { name: 'Gerar link' }).click();
    const link = await daClinica.getByRole('textbox', { name: 'Link do convite' }).inputValue();

    await daEquipe.goto(link);
    await expect(daEquipe.getByRole('heading', { level: 1 })).toHaveText(
      'Clínica Mandacaru convidou você',
    );
    await daEquipe.getByRole('link', { name: 'Criar conta e aceitar' }).click();
    await criarConta(daEquipe, {
      tipo: 'staff',
      nome: 'Telma Recepção',
      email: novoEmail('staff'),
      senha: SENHA,
    });
    await expect(daEquipe).toHaveURL('/dashboard');
  });

  await test.step('a recepção cadastra um paciente sob os cuidados da médica', async () => {
    await daEquipe.goto('/prontuario/novo-paciente');
    await daEquipe.getByRole('textbox', { name: 'Nome completo' }).fill(paciente);
    await daEquipe.getByRole('textbox', { name: 'Data de nascimento' }).fill('12/03/1958');
    await daEquipe.getByRole('textbox', { name: 'Telefone' }).fill('(85) 98888-1234');
    await escolher(daEquipe, 'Médico responsável', 'Dra. Ivone Seabra (Clínica Médica)');
    await daEquipe.getByRole('button', { name: 'Cadastrar paciente' }).click();
    await expect(daEquipe.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
      paciente,
    );
  });

  await test.step('o sino toca de novo, e leva ao prontuário', async () => {
    await expect(sino).toHaveAccessibleName('Notificações: 2 não lidas');
    await sino.click();
    await doMedico
      .getByRole('dialog', { name: 'Notificações' })
      .getByRole('button', { name: new RegExp(`^Paciente sob seus cuidados ${paciente}`) })
      .click();
    await expect(doMedico.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
      paciente,
    );
  });

  await test.step('a médica escreve uma evolução com sinais vitais', async () => {
    await doMedico.getByRole('link', { name: 'Nova evolução' }).first().click();
    const campo = (nome: string) => doMedico.getByRole('textbox', { name: nome });
    await campo('Subjetivo').fill('Dor no peito ao subir escada há duas semanas.');
    await campo('Objetivo').fill('Bulhas normofonéticas, sem sopros.');
    await campo('Avaliação').fill('Angina a esclarecer.');
    await campo('Plano').fill('ECG hoje; teste ergométrico.');
    await campo('Pressão sistólica').fill('182');
    await campo('Pressão diastólica').fill('96');
    await campo('Frequência cardíaca').fill('88');
    await campo('Temperatura').fill('36,4');
    await expect(doMedico.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
  });

  await test.step('finaliza, e a linha do tempo mostra', async () => {
    await doMedico.getByRole('button', { name: /^Finalizar/ }).click();
    const pergunta = doMedico.getByRole('dialog', { name: 'Finalizar esta evolução?' });
    await expect(pergunta).toContainText(paciente);
    await pergunta.getByRole('button', { name: 'Finalizar' }).click();
    const espera = doMedico.getByRole('dialog', { name: 'Finalizando a evolução' });
    await expect(espera.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await espera.getByRole('button', { name: 'Finalizar agora' }).click();

    const evolucao = doMedico.getByRole('article');
    await expect(evolucao).toHaveCount(1);
    await expect(evolucao).toContainText('Dor no peito ao subir escada há duas semanas.');
    await expect(evolucao).toContainText('Dra. Ivone Seabra');
    const sinais = evolucao.getByRole('list', { name: 'Sinais vitais' });
    await expect(sinais).toContainText('182');
    await expect(sinais).toContainText('acima do esperado');
    await expect(sinais).toContainText('36,4');
  });

  await test.step('um médico de outra clínica procura e não acha; pelo endereço, não encontra', async () => {
    const endereco = new URL(doMedico.url()).pathname;
    const { medico: deFora } = await clinicaComMedicoEPaciente('Vizinha');
    const doVizinho = await abrirComo(deFora);
    await doVizinho.goto('/prontuario');
    await expect(doVizinho.getByRole('link', { name: /Joaquim Vizinha/ })).toBeVisible();
    await doVizinho.getByRole('searchbox', { name: /Buscar paciente/ }).fill('raimundo');
    await expect(doVizinho.getByText('Nenhum paciente encontrado com “raimundo”')).toBeVisible();

    await doVizinho.goto(endereco);
    await expect(doVizinho.getByRole('heading', { level: 1 })).toHaveText(/não encontrado/);
    await expect(doVizinho.getByText(paciente)).toHaveCount(0);
  });
});
