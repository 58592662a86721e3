/** Calculators in a patient's record: filled in from it, kept in it, and not lost on the way. */
import type { Locator, Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { agendarAgora, cadastrarPaciente, escreverEvolucao, vincular } from '../support/mundo.ts';
import { busca, campo, gaveta } from './support/calculadoras.ts';
import { expect, test } from './support/test.ts';

/** A doctor of a clinic, and a patient there whose last entry has vital signs. */
async function prontuarioComSinais(nome: string) {
  const [clinica, medico] = await Promise.all([
    registrar('clinica', `Clínica ${nome}`),
    registrar('medico', `Dra. Marta ${nome}`),
  ]);
  await vincular(clinica, medico);
  const pacienteId = await cadastrarPaciente(clinica, `Joana ${nome}`, { sexo: 'feminino' });
  await escreverEvolucao(medico, clinica, pacienteId, 'Febre e tosse.', {
    pressao_sistolica: 95,
    frequencia_respiratoria: 24,
  });
  return { clinica, medico, pacienteId, endereco: `/prontuario/paciente/${pacienteId}` };
}

async function abrirGaveta(page: Page, ferramenta: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Calculadoras e scores' }).click();
  await busca(gaveta(page)).fill(ferramenta);
  await gaveta(page)
    .getByRole('button', { name: new RegExp(`^${ferramenta}`) })
    .first()
    .click();
  return gaveta(page);
}

test('no prontuário a gaveta preenche com a procedência, salva e mostra a história', async ({
  abrirComo,
}) => {
  const { medico, endereco } = await prontuarioComSinais('da Gaveta');
  const page = await abrirComo(medico);
  await page.goto(endereco);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialogo = await abrirGaveta(page, 'qSOFA');
  await expect(dialogo).toContainText('Joana da Gaveta');
  await expect(campo(dialogo, 'Frequência respiratória')).toHaveValue('24');
  await expect(campo(dialogo, 'Pressão sistólica')).toHaveValue('95');
  await expect(dialogo.getByText(/^Evolução de \d{2}\/\d{2}\/\d{4}, há/)).toHaveCount(2);
  await campo(dialogo, 'Escala de Glasgow').fill('15');
  await dialogo.getByRole('button', { name: 'Salvar no prontuário' }).click();
  await expect(dialogo.getByRole('button', { name: /^Salvo às \d{2}:\d{2}$/ })).toBeDisabled();

  const historico = dialogo.getByRole('table', { name: 'Histórico neste prontuário' });
  await expect(historico.getByRole('row')).toHaveCount(2);
  await campo(dialogo, 'Frequência respiratória').fill('18');
  await expect(dialogo.getByText(/^Evolução de/)).toHaveCount(1);
  await dialogo.getByRole('button', { name: 'Salvar no prontuário' }).click();
  await expect(historico.getByRole('row')).toHaveCount(3);
  await expect(
    dialogo.getByRole('img', { name: /^Pontuação caiu de 2 para 1 ponto/ }),
  ).toBeVisible();

  await historico.getByRole('button', { name: 'Anular o resultado 1 ponto' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Anular este resultado' });
  await pergunta.getByRole('textbox').fill('Frequência contada errado.');
  await pergunta.getByRole('button', { name: 'Anular', exact: true }).click();
  await expect(pergunta).toBeHidden();
  const anulado = historico.getByRole('row').nth(1);
  await expect(anulado).toContainText(
    /Anulado em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} por Dra\. Marta da Gaveta: Frequência contada errado\./,
  );
  await expect(anulado.getByText('1 ponto')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(dialogo).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(campo(dialogo, 'Frequência respiratória')).toHaveValue('18');
});

test('o que um cálculo soube do laboratório, o seguinte já sabe', async ({ abrirComo }) => {
  const { medico, endereco } = await prontuarioComSinais('do Laboratório');
  const page = await abrirComo(medico);
  await page.goto(endereco);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialogo = await abrirGaveta(page, 'TFGe CKD-EPI 2021');
  await expect(dialogo.getByRole('radio', { name: 'Feminino' })).toBeChecked();
  await expect(dialogo.getByText('Cadastro do paciente')).toHaveCount(2);
  await campo(dialogo, 'Creatinina').fill('1,2');
  await dialogo.getByRole('button', { name: 'Salvar no prontuário' }).click();
  await expect(dialogo.getByRole('button', { name: /^Salvo às/ })).toBeVisible();

  await dialogo.getByRole('button', { name: 'Todas' }).click();
  await busca(dialogo).fill('cockcroft');
  await dialogo
    .getByRole('button', { name: /Cockcroft-Gault/ })
    .first()
    .click();
  await expect(campo(dialogo, 'Creatinina')).toHaveValue('1,2');
  await expect(dialogo.getByText(/^Cálculo salvo de/)).toBeVisible();
});

test('sobre um agendamento aberto a gaveta é do paciente dele, e o prontuário sabe quem a abriu', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await prontuarioComSinais('do Painel');
  const agendamento = await agendarAgora(clinica, medico, pacienteId);
  const page = await abrirComo(medico);
  await page.goto(`/agenda?vista=dia&agendamento=${agendamento}`);
  const painel = page.getByRole('dialog', { name: 'Agendamento' });
  await painel.getByRole('button', { name: 'Calculadoras' }).click();
  await busca(gaveta(page)).fill('qSOFA');
  await gaveta(page)
    .getByRole('button', { name: /^qSOFA/ })
    .first()
    .click();
  await expect(gaveta(page)).toContainText('Joana do Painel');
  await expect(campo(gaveta(page), 'Pressão sistólica')).toHaveValue('95');
  await campo(gaveta(page), 'Escala de Glasgow').fill('14');

  // Escape closes what is on top, and the tools come back as they were.
  await page.keyboard.press('Escape');
  await expect(gaveta(page)).toBeHidden();
  await expect(painel).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(campo(gaveta(page), 'Escala de Glasgow')).toHaveValue('14');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(painel).toBeHidden();

  // They open over a panel that came after them too.
  await page.getByRole('button', { name: /Joana do Painel/ }).click();
  await painel.getByRole('button', { name: 'Calculadoras' }).click();
  await gaveta(page)
    .getByRole('button', { name: /^qSOFA/ })
    .first()
    .click();
  await expect(campo(gaveta(page), 'Pressão sistólica')).toHaveValue('95');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+j');
  await expect(gaveta(page)).not.toContainText('Joana do Painel');

  const daClinica = await abrirComo(clinica);
  await daClinica.goto(`/prontuario/paciente/${pacienteId}/acessos`);
  await expect(
    daClinica
      .getByRole('listitem')
      .filter({ hasText: 'Dra. Marta do Painel' })
      .filter({ hasText: 'Abriu o prontuário' }),
  ).toHaveCount(1);
});

test('salvar sem conexão guarda no aparelho, e envia uma vez só quando ela volta', async ({
  abrirComo,
}) => {
  const { medico, endereco } = await prontuarioComSinais('da Conexão');
  const page = await abrirComo(medico);
  await page.goto(endereco);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialogo = await abrirGaveta(page, 'qSOFA');
  await expect(campo(dialogo, 'Pressão sistólica')).toHaveValue('95');
  await campo(dialogo, 'Escala de Glasgow').fill('14');
  await page.context().setOffline(true);
  await dialogo.getByRole('button', { name: 'Salvar no prontuário' }).click();
  await expect(dialogo.getByRole('alert')).toContainText('Ainda não está no prontuário: qSOFA');
  await page.context().setOffline(false);
  await expect(dialogo.getByRole('alert')).toHaveCount(0);
  const historico = dialogo.getByRole('table', { name: 'Histórico neste prontuário' });
  await expect(historico.getByRole('row')).toHaveCount(2);
});

test('o rascunho fala primeiro, e o resultado salvo aparece no prontuário e no papel', async ({
  abrirComo,
}) => {
  const { medico, endereco } = await prontuarioComSinais('do Rascunho');
  const page = await abrirComo(medico);
  await page.goto(`${endereco}/nova`);
  await campo(page, 'Pressão sistólica').fill('88');
  await expect(page.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
  const dialogo = await abrirGaveta(page, 'qSOFA');
  await expect(campo(dialogo, 'Pressão sistólica')).toHaveValue('88');
  await expect(dialogo.getByText('Rascunho, agora')).toHaveCount(1);
  await expect(campo(dialogo, 'Frequência respiratória')).toHaveValue('24');
  await campo(dialogo, 'Escala de Glasgow').fill('15');
  await dialogo.getByRole('button', { name: 'Salvar no prontuário' }).click();
  await expect(dialogo.getByRole('button', { name: /^Salvo às \d{2}:\d{2}$/ })).toBeDisabled();

  await page.goto(endereco);
  const salvos = page.getByRole('region', { name: 'Cálculos salvos' });
  const linha = salvos.getByRole('button', { name: /^qSOFA 2 pontos/ });
  await expect(linha).toContainText(/Dra\. Marta do Rascunho, fórmula v\d/);
  await linha.click();
  await expect(dialogo.getByRole('heading', { level: 2, name: 'qSOFA' })).toBeVisible();
  await expect(dialogo.getByRole('table', { name: 'Histórico neste prontuário' })).toBeVisible();

  await page.goto(`${endereco}/imprimir`);
  await expect(page.getByRole('region', { name: 'Cálculos salvos' })).toContainText(
    /qSOFA 2 pontos .*Dra\. Marta do Rascunho/,
  );
});
