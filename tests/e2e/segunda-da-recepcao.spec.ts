/** Reception's Monday: the desk alone with its telephone, taps and keys counted. */
import { registrar } from '../support/contas.ts';
import {
  agendarAgora,
  cadastrarPaciente,
  clinicaComMedicoEPaciente,
  convidar,
  darHorarios,
  montarAgenda,
  vincular,
} from '../support/mundo.ts';
import { contando } from './support/contagem.ts';
import { diaDaqui } from './support/dias.ts';
import { soDestaHistoria } from './support/navegadores.ts';
import { expect, test } from './support/test.ts';

/** At most, from the sign-in to the end, names, e-mail and password included. */
const TOQUES = 16;
const TECLAS = 100;

const AMANHA = diaDaqui(1);
const amanhaAs = (hora: string) => new Date(`${AMANHA}T${hora}:00-03:00`);

async function segundaFeira() {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Segunda');
  const [outro, berenice, caetano] = await Promise.all([
    registrar('medico', 'Dr. Otávio da Segunda'),
    cadastrarPaciente(clinica, 'Berenice Prado', { telefone: '11987650001' }),
    cadastrarPaciente(clinica, 'Caetano Reis'),
  ]);
  await vincular(clinica, outro);
  await montarAgenda(clinica, medico);
  await darHorarios(clinica, outro);
  await agendarAgora(clinica, medico, pacienteId);
  await agendarAgora(clinica, medico, berenice, amanhaAs('09:00'));
  await agendarAgora(clinica, medico, caetano, amanhaAs('10:00'));
  return registrar('staff', 'Telma da Segunda', await convidar(clinica, 'staff'));
}

test('a segunda da recepção: chegada, telefone, remarcação, cancelamento, paciente novo e espera', async ({
  abrirAnonimo,
  abrirComo,
}) => {
  test.slow();
  const telma = await segundaFeira();
  const page = await abrirAnonimo();
  const { conta, tocar, digitar, tecla } = contando(page);
  const gaveta = page.getByRole('dialog');
  const botao = (nome: string | RegExp) => page.getByRole('button', { name: nome });
  const daGaveta = (nome: string | RegExp) => gaveta.getByRole('button', { name: nome });

  await test.step('entra', async () => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await digitar(telma.email);
    await tecla('Tab');
    await digitar(telma.senha);
    await tecla('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('registra a chegada de quem está na frente dela', async () => {
    await tocar(botao('Registrar a chegada de Joaquim da Segunda'));
    await expect(page.getByRole('list', { name: 'Esperando' })).toContainText('Joaquim da Segunda');
  });

  await test.step('atende ao telefone: "quando é minha consulta?"', async () => {
    await tecla('Control+k');
    await expect(page.getByRole('textbox', { name: /^Buscar telas/ })).toBeFocused();
    await digitar('bere');
    await expect(page.getByRole('button', { name: /^Berenice Prado/ })).toBeVisible();
    await tecla('Enter');
    const proximos = page.getByRole('list', { name: 'Próximos atendimentos' });
    await expect(proximos.getByRole('link')).toContainText(/09:00.*Dra\. Marta da Segunda/);
  });

  await test.step('ela não pode: remarca para outra hora', async () => {
    await tocar(page.getByRole('list', { name: 'Próximos atendimentos' }).getByRole('link'));
    await tocar(daGaveta('Remarcar'));
    await tocar(daGaveta(/^09:30, /).first());
    await tocar(daGaveta('Remarcar'));
    await expect(page.getByText(/^Berenice Prado foi para .*, 09:30\./)).toBeVisible();
  });

  await test.step('outro desmarca: cancela com o motivo', async () => {
    await tecla('Escape');
    await tocar(botao(/^10:00 às 10:30, Caetano Reis/));
    await tocar(daGaveta(/^Cancelar$/));
    await digitar('Viagem');
    await tocar(daGaveta('Cancelar atendimento'));
    await expect(page.getByText('O atendimento de Caetano Reis foi cancelado.')).toBeVisible();
  });

  await test.step('alguém novo quer qualquer médico: cadastra e agenda sem recomeçar', async () => {
    await tocar(page.getByRole('main').getByRole('button', { name: 'Agendar', exact: true }));
    await expect(gaveta.getByRole('combobox', { name: 'Paciente' })).toBeFocused();
    await digitar('Dalva Nunes');
    // The list of who was not found lies over the button: Tab closes it, and goes there.
    await tecla('Tab');
    await expect(daGaveta('Cadastrar paciente novo')).toBeFocused();
    await tecla('Enter');
    await expect(gaveta.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Dalva Nunes');
    await tecla('Tab');
    await tecla('Tab');
    await digitar('11987650002');
    await tocar(daGaveta('Cadastrar e usar'));
    await expect(gaveta.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Dalva Nunes');
    await tocar(gaveta.getByRole('combobox', { name: 'Médico' }));
    await tocar(page.getByRole('option', { name: 'Qualquer médico' }));
    const livres = gaveta.getByRole('region', { name: 'Horários livres' });
    await tocar(livres.getByRole('button', { name: /, Dra?\. .* da Segunda$/ }).first());
    await tocar(daGaveta(/^Agendar$/));
    await expect(botao(/Dalva Nunes.*Agendado/)).toBeVisible();
  });

  expect(conta.toques, 'taps').toBeLessThanOrEqual(TOQUES);
  expect(conta.teclas, 'keys').toBeLessThanOrEqual(TECLAS);
  console.log(`reception's Monday: ${conta.toques} taps, ${conta.teclas} keys`);

  await test.step('meia hora depois ela vê quem espera demais', async () => {
    const tarde = await abrirComo(telma);
    await soDestaHistoria(tarde);
    // The server's clock is the one that waits are told by: half an hour later there, in every answer.
    await tarde.route('**/rpc/painel_do_dia', async (rota) => {
      const resposta = await rota.fetch();
      const dia = await resposta.json();
      const depois = new Date(Date.parse(dia.agora) + 35 * 60_000).toISOString();
      await rota.fulfill({ response: resposta, json: { ...dia, agora: depois } });
    });
    await tarde.goto('/dashboard');
    const espera = tarde.getByRole('list', { name: 'Esperando' });
    await expect(espera).toContainText('Joaquim da Segunda');
    await expect(espera).toContainText(/espera 3\d min/);
  });
});
