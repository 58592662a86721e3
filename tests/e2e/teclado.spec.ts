/** A note with vital signs by the keyboard alone, with Enter pressed after every field. */
import { clinicaComMedicoEPaciente, escreverEvolucao } from '../support/mundo.ts';
import { expect, test } from './support/test.ts';

/** At most, from the open note to the finished one, the words and numbers of the note included. */
const TECLAS = 100;

const SINAIS = [
  ['Pressão sistólica', '128'],
  ['Pressão diastólica', '82'],
  ['Frequência cardíaca', '76'],
  ['Frequência respiratória', '16'],
  ['Temperatura', '36,8'],
  ['Saturação de O₂', '98'],
] as const;

test('uma evolução com sinais se escreve e finaliza só com o teclado, com Enter depois de cada campo', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Teclado');
  await escreverEvolucao(medico, clinica, pacienteId, 'Sem queixas.');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  const campo = (nome: string) => page.getByRole('textbox', { name: nome });
  let teclas = 0;
  const digitar = async (texto: string) => {
    await page.keyboard.type(texto);
    teclas += [...texto].length;
  };
  const tecla = async (nome: string) => {
    await page.keyboard.press(nome);
    teclas += 1;
  };

  await test.step('começa em Subjetivo, ao lado da evolução de antes', async () => {
    await expect(campo('Subjetivo')).toBeFocused();
    await expect(page.getByText('Sem queixas.')).toBeVisible();
    await digitar('Cefaleia há 2 dias.');
    await tecla('Tab');
    await expect(campo('Objetivo')).toBeFocused();
    await digitar('Bom estado geral.');
  });

  await test.step('passa pelos sinais com Enter, e nada se finaliza', async () => {
    // Assessment, its diagnosis, plan, free section: then the day of the visit.
    for (let vez = 0; vez < 5; vez += 1) await tecla('Tab');
    for (let vez = 0; vez < 3; vez += 1) await tecla('Enter');
    for (const [nome, valor] of SINAIS) {
      await expect(campo(nome)).toBeFocused();
      await digitar(valor);
      await tecla('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('Ctrl+Enter pergunta e confirma; um Enter a mais não assina', async () => {
    await tecla('Control+Enter');
    const pergunta = page.getByRole('dialog', { name: 'Finalizar esta evolução?' });
    await expect(pergunta.getByText(/^Ela entra no prontuário/)).toBeFocused();
    await tecla('Enter');
    await expect(pergunta).toBeVisible();
    await tecla('Control+Enter');
    const espera = page.getByRole('dialog', { name: 'Finalizando a evolução' });
    await expect(espera.getByText(/será finalizada em/)).toBeFocused();
    await tecla('Control+Enter');
    const entrada = page.getByRole('article').filter({ hasText: 'Cefaleia há 2 dias.' });
    await expect(entrada).toContainText('128/82');
  });

  expect(teclas, 'keys').toBeLessThanOrEqual(TECLAS);
  console.log(`note with vital signs by keyboard: ${teclas} keys`);
});
