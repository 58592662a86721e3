/** The scribe: a visit is written from what was said in it, with the patient's consent, one suggestion at a time. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente } from '../support/mundo.ts';
import { semBarreiras, semBarreirasANoite } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

/** Half a second of a steady tone, as WAV of 16 bits: the browser's own beep is too short to be heard as voice. */
function tom(): Buffer {
  const [amostras, porSegundo] = [24_000, 48_000];
  const wav = Buffer.alloc(44 + amostras * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + amostras * 2, 4);
  wav.write('WAVEfmt ', 8);
  for (const [valor, onde] of [
    [16, 16],
    [porSegundo, 24],
    [porSegundo * 2, 28],
    [amostras * 2, 40],
  ] as const)
    wav.writeUInt32LE(valor, onde);
  for (const [valor, onde] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    wav.writeUInt16LE(valor, onde);
  wav.write('data', 36);
  for (let n = 0; n < amostras; n += 1)
    wav.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 220 * n) / porSegundo)), 44 + n * 2);
  return wav;
}
const VOZ = join(tmpdir(), 'pleno-voz-de-teste.wav');
writeFileSync(VOZ, tom());

// A microphone that hears it, and that nobody is asked for.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${VOZ}`,
    ],
  },
});

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
  await expect(gaveta.getByText(/Gravar não está disponível aqui/)).toBeVisible();
  await expect(gaveta.getByRole('button', { name: 'Iniciar gravação' })).toHaveCount(0);
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

/** How WebM begins (EBML). */
const WEBM = '1a45dfa3';

test('na ficha do plantão a gravação vira texto, a falha não perde nada e a recarga também não', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('plantonista', 'Dra. Íris da Gravação'));
  const partes: string[] = [];
  let cai = true;
  await page.route('**/ai/escriba/audio?*', async (rota) => {
    partes.push(rota.request().postDataBuffer()?.subarray(0, 4).toString('hex') ?? '');
    if (cai)
      return rota.fulfill({
        status: 503,
        json: { error: 'O provedor do modelo demorou demais.', codigo: 'INDISPONIVEL' },
      });
    return rota.fulfill({
      json: { texto: 'Paciente: Dor de barriga há dois dias, sem vômitos.', modelo: 'x' },
    });
  });
  // The installation of the tests has no service that transcribes.
  await page.route('**/ai/provider*', (rota) =>
    rota.fulfill({ json: { success: true, externo: 'Transcritor', gravacoes: true } }),
  );
  await page.goto('/plantonista/atendimento');
  await page.getByRole('button', { name: 'Começar agora' }).click();
  await page.getByRole('button', { name: 'Novo paciente' }).click();
  await page.keyboard.type('mulher, cerca de 30, dor abdominal');
  await page.getByRole('button', { name: 'Amarelo' }).click();
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const abrir = async () => {
    await page.getByRole('button', { name: /mulher, cerca de 30/ }).click();
    await page.getByRole('button', { name: 'Escriba', exact: true }).click();
    return page.getByRole('dialog', { name: 'Escriba' });
  };
  const gaveta = await abrir();
  await gaveta.getByRole('button', { name: 'O paciente consente' }).click();
  await gaveta.getByRole('button', { name: 'Iniciar gravação' }).click();
  await expect(gaveta.getByText('Gravando: a voz está chegando.')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Parar a gravação' }).click();
  await expect(gaveta.getByText('O provedor do modelo demorou demais.')).toBeVisible();
  await expect(gaveta.getByText(/A gravação continua nesta aba/)).toBeVisible();
  cai = false;
  await gaveta.getByRole('button', { name: 'Transcrever de novo' }).click();
  const dito = (onde: typeof gaveta) => onde.getByRole('textbox', { name: 'O que foi dito' });
  await expect(dito(gaveta)).toHaveValue(/Dor de barriga há dois dias/);
  expect(partes).toEqual([WEBM, WEBM]);

  await page.reload();
  const depois = await abrir();
  await expect(dito(depois)).toHaveValue(/Dor de barriga há dois dias/);
  await depois.getByRole('button', { name: 'Sugerir anotações' }).click();
  await depois
    .getByRole('list', { name: 'Sugestões' })
    .getByRole('listitem')
    .filter({ hasText: 'Dor de barriga' })
    .getByRole('button', { name: 'Aceitar' })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'História' })).toHaveValue(/Dor de barriga/);
});
