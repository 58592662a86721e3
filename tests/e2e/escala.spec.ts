/**
 * Shifts change hands: a hospital publishes one, a doctor takes it, gives it back and passes it on, two
 * exchange theirs. Doctors on a phone, the hospital at a desk; both agendas say who works when.
 */
import type { Page } from '@playwright/test';
import { type Conta, registrar } from '../support/contas.ts';
import { assumirPlantao, atenderNoPlantao, convidar, planejarPlantao } from '../support/mundo.ts';
import { diaDaqui } from './support/dias.ts';
import { expect, test } from './support/test.ts';

const TELEFONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MESA = { viewport: { width: 1440, height: 900 } };

const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });
const lista = (page: Page, nome: string) => page.getByRole('list', { name: nome });
const doMes = (page: Page) => page.getByRole('region', { name: /^Plantões do mês/ });

/** Somebody on call joins a hospital, by its invitation. */
const contratar = async (hospital: Conta, nome: string) =>
  registrar('plantonista', nome, await convidar(hospital, 'plantonista'));

async function abrirAgenda(page: Page, dia: string): Promise<void> {
  await page.goto(`/plantonista/agenda?dia=${dia}`);
  await expect(doMes(page)).toBeVisible();
}

async function confirmar(page: Page, acao: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: acao, exact: true }).click();
}

/** Opens the shift of the day that is in the agenda, and what can be done with it. */
async function abrirPlantao(page: Page, onde: string): Promise<void> {
  // One that was given back stays in the list, as cancelled.
  const valendo = new RegExp(`${onde} (R\\$|sem valor)`);
  await doMes(page).getByRole('link', { name: valendo }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function oferecer(page: Page, tipo: 'Passar' | 'Trocar', a: Conta): Promise<void> {
  await botao(page, 'Passar ou trocar').click();
  const gaveta = page.getByRole('dialog', { name: 'Passar ou trocar' });
  await gaveta.getByRole('radio', { name: tipo }).check();
  await gaveta.getByRole('searchbox', { name: 'Buscar colega' }).fill(a.nome);
  await gaveta.getByRole('radio', { name: a.nome }).check();
  await gaveta.getByRole('button', { name: 'Oferecer' }).click();
  await expect(lista(page, 'Passagens e trocas')).toContainText(a.nome);
}

test('um plantão publicado é assumido, devolvido no prazo, e passado a uma colega', async ({
  abrirComo,
}) => {
  // Three people, one after the other.
  test.setTimeout(120_000);
  const hospital = await registrar('hospital', 'Hospital das Escalas');
  const breno = await contratar(hospital, 'Dr. Breno da Escala');
  const clara = await contratar(hospital, 'Dra. Clara da Escala');
  const dia = diaDaqui(4);
  const daMesa = await abrirComo(hospital, MESA);
  const dele = await abrirComo(breno, TELEFONE);
  const dela = await abrirComo(clara, TELEFONE);
  const publicados = lista(daMesa, 'Próximos plantões');

  await test.step('o hospital publica', async () => {
    await daMesa.goto(`/hospital/plantoes?novo=${dia}`);
    const gaveta = daMesa.getByRole('dialog', { name: 'Publicar plantão' });
    await gaveta.getByRole('textbox', { name: 'Setor' }).fill('Sala vermelha');
    await gaveta.getByRole('textbox', { name: 'Valor do plantão' }).fill('1.500,00');
    await gaveta.getByRole('button', { name: 'Publicar' }).click();
    await expect(publicados).toContainText('Sala vermelha');
    await expect(publicados).toContainText('Aberto');
  });

  await test.step('ele assume, e desiste dentro do prazo', async () => {
    await abrirAgenda(dele, dia);
    await botao(dele, /^Assumir o plantão de .*, Hospital das Escalas/).click();
    await confirmar(dele, 'Assumir plantão');
    await expect(doMes(dele)).toContainText('Hospital das Escalas');
    await expect(doMes(dele)).toContainText('1.500,00');
    await daMesa.reload();
    await expect(publicados).toContainText('Dr. Breno da Escala');

    await abrirPlantao(dele, 'Hospital das Escalas');
    await botao(dele, 'Desistir').click();
    await dele
      .getByRole('dialog', { name: 'Desistir deste plantão?' })
      .getByRole('button', { name: 'Desistir' })
      .click();
    await expect(botao(dele, /^Assumir o plantão de/)).toBeVisible();
    await daMesa.reload();
    await expect(publicados).toContainText('Aberto');
    await expect(publicados).not.toContainText('Dr. Breno');
  });

  await test.step('assume de novo e passa à colega, que aceita', async () => {
    await botao(dele, /^Assumir o plantão de/).click();
    await confirmar(dele, 'Assumir plantão');
    await expect(botao(dele, /^Assumir o plantão de/)).toBeHidden();
    await abrirPlantao(dele, 'Hospital das Escalas');
    await oferecer(dele, 'Passar', clara);

    await abrirAgenda(dela, dia);
    await botao(dela, /^Aceitar o plantão de/).click();
    await confirmar(dela, 'Aceitar plantão');
    await expect(doMes(dela)).toContainText('Hospital das Escalas');
    await abrirAgenda(dele, dia);
    await expect(doMes(dele)).toContainText('passado a um colega');
    await daMesa.reload();
    await expect(publicados).toContainText('Dra. Clara da Escala');
    await expect(publicados).not.toContainText('Dr. Breno');
  });
});

test('dois médicos trocam de plantão, e cada agenda fica com o do outro', async ({ abrirComo }) => {
  const caio = await registrar('plantonista', 'Dr. Caio da Troca');
  const dora = await registrar('plantonista', 'Dra. Dora da Troca');
  const de = (dia: string) => ({ inicio: `${dia}T22:00:00Z`, fim: `${dia}T23:30:00Z` });
  const [dia, outroDia] = [diaDaqui(5), diaDaqui(6)];
  await planejarPlantao(caio, 'UPA do Norte', de(dia));
  await planejarPlantao(dora, 'Santa Casa do Sul', de(outroDia));
  const dele = await abrirComo(caio, TELEFONE);
  const dela = await abrirComo(dora, TELEFONE);

  await abrirAgenda(dele, dia);
  await abrirPlantao(dele, 'UPA do Norte');
  await oferecer(dele, 'Trocar', dora);

  await abrirAgenda(dela, outroDia);
  const emTroca = dela.getByRole('combobox', { name: 'Seu plantão em troca' });
  await emTroca.selectOption({ index: 1 });
  await botao(dela, 'Propor troca').click();
  await confirmar(dela, 'Propor troca');
  await expect(lista(dela, 'Passagens e trocas')).toContainText('Aguardando Dr. Caio da Troca');

  await abrirAgenda(dele, outroDia);
  await botao(dele, /^Confirmar troca do plantão de/).click();
  await confirmar(dele, 'Confirmar troca');
  await expect(doMes(dele).getByRole('link', { name: /Santa Casa do Sul/ })).toBeVisible();
  await abrirAgenda(dela, dia);
  await expect(doMes(dela).getByRole('link', { name: /UPA do Norte/ })).toBeVisible();
});

test('o hospital vê horários, cores e desfechos do plantão, e nada do paciente', async ({
  abrirComo,
}) => {
  const hospital = await registrar('hospital', 'Hospital que Só Conta');
  const enzo = await contratar(hospital, 'Dr. Enzo do Turno');
  const dia = diaDaqui(5);
  const local = await assumirPlantao(hospital, enzo, {
    inicio: `${dia}T22:00:00Z`,
    fim: `${dia}T23:30:00Z`,
  });
  await atenderNoPlantao(enzo, local, {
    descricao: 'José do Segredo',
    clinico: { queixa: 'Tentou contra si' },
  });

  for (const tela of [TELEFONE, MESA]) {
    const page = await abrirComo(hospital, tela);
    const recebido: string[] = [];
    page.on('response', async (resposta) => {
      if (resposta.url().includes('/rest/v1/')) recebido.push(await resposta.text());
    });
    await page.goto('/hospital/plantoes');
    const feitos = lista(page, 'Plantões feitos');
    await expect(feitos).toContainText('Dr. Enzo do Turno');
    await expect(feitos).toContainText('1 atendimento · 1 laranja · 1 alta');
    await botao(page, /^Atendimentos do plantão de Dr. Enzo/).click();
    const tabela = page.getByRole('table', { name: 'Atendimentos do plantão' });
    await expect(tabela.getByRole('columnheader')).toHaveText([
      'Nº',
      'Chegada',
      'Cor',
      'Classificado',
      'Reavaliações',
      'Desfecho',
      'Saída',
    ]);
    await expect(tabela.getByRole('row').nth(1)).toContainText(/Laranja.*Alta/);
    await expect(page.locator('body')).not.toContainText(/Segredo|contra si/);
    expect(recebido.join()).toContain('laranja');
    expect(recebido.join()).not.toMatch(/Segredo|contra si/);
  }
});
