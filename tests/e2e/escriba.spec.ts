/** The scribe: a visit is written from what was said in it, with the patient's consent, one suggestion at a time. */
import { clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { semBarreiras, semBarreirasANoite } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

const DITO = `Médico: O que traz a senhora aqui?
Paciente: Estou com dor de cabeça há três dias, sem febre.
Médico: A senhora tem diabetes?
Paciente: Não.
Médico: Pressão aqui quatorze por nove. Vou passar dipirona quinhentos miligramas de seis em seis horas. Retorno em trinta dias.`;

test('com o sim do paciente, o que foi dito vira nota, uma sugestão de cada vez', async ({
  abrirComo,
}) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('da Consulta');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  await page.getByRole('button', { name: 'Escriba', exact: true }).click();
  const gaveta = page.getByRole('dialog', { name: 'Escriba' });
  await expect(gaveta.getByText(/Posso usar um programa/)).toBeVisible();
  await semBarreiras(page, 'o pedido de consentimento do escriba');
  await gaveta.getByRole('button', { name: 'O paciente consente' }).click();
  await gaveta.getByRole('textbox', { name: 'O que foi dito' }).fill(DITO);
  await gaveta.getByRole('button', { name: 'Sugerir anotações' }).click();

  const sugestao = (texto: string | RegExp) =>
    gaveta
      .getByRole('list', { name: 'Sugestões' })
      .getByRole('listitem')
      .filter({ hasText: texto });
  await sugestao('“Estou com dor de cabeça').getByRole('button', { name: 'De onde veio' }).click();
  await expect(gaveta.locator('mark')).toHaveText(
    'Estou com dor de cabeça há três dias, sem febre.',
  );
  await expect(gaveta.getByText(/sem modelo de IA/)).toBeVisible();
  await expect(sugestao(/Problema, E11/)).toHaveCount(0);
  await semBarreiras(page, 'as sugestões do escriba');
  await semBarreirasANoite(page, 'as sugestões do escriba');
  await sugestao('“Estou com dor de cabeça')
    .getByRole('button', { name: 'Aceitar' })
    .press('Enter');
  await sugestao('Pressão sistólica').getByRole('button', { name: 'Aceitar' }).click();
  await sugestao('Pressão diastólica').getByRole('button', { name: 'Aceitar' }).click();
  await sugestao(/Medicamento, a prescrever/)
    .getByRole('button', { name: 'Usar na prescrição' })
    .click();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('textbox', { name: 'Subjetivo' })).toHaveValue(
    'Paciente: “Estou com dor de cabeça há três dias, sem febre.”',
  );
  await expect(page.getByRole('textbox', { name: 'Pressão sistólica' })).toHaveValue('140');
  await expect(page.getByText(/Elaborado com apoio de IA \(Pleno, regras/)).toBeVisible();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await page.getByRole('button', { name: 'Prescrever' }).click();
  await page.getByRole('button', { name: 'Procurar Dipirona 500 mg de 6 em 6 horas' }).click();
  await page
    .getByRole('option', { name: /Dipirona.*500 mg/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Itens da receita' })).toContainText(/dipirona/i);
});
