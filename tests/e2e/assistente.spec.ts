/** The assistant: a doctor asks at the bedside, checks in one tap, and takes it into the note. */
import { registrar } from '../support/contas.ts';
import { cadastrarPaciente, vincular } from '../support/mundo.ts';
import { semBarreiras, semBarreirasANoite } from './support/acessibilidade.ts';
import { expect, test } from './support/test.ts';

test('no plantão a resposta vem com fonte, ou diz que não tem', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('plantonista', 'Dr. Téo da Pergunta'));
  await page.goto('/plantonista/pleno');
  const pergunta = page.getByRole('textbox', { name: 'Sua pergunta' });
  await pergunta.fill('dona Maria Silva, anafilaxia com estridor: dose de adrenalina no adulto');
  await pergunta.press('Control+Enter');
  const feita = page.getByRole('heading', { level: 2, name: /anafilaxia com estridor/ });
  await expect(feita).toBeFocused();
  await expect(feita).toHaveText(
    'dona [nome], anafilaxia com estridor: dose de adrenalina no adulto',
  );
  const resposta = page.getByRole('article').first();
  await expect(
    resposta.getByRole('alert').first().getByRole('link', { name: '192' }),
  ).toHaveAttribute('href', 'tel:192');
  await expect(resposta).toContainText('0,5 mg IM (0,5 mL)');
  await expect(resposta).toContainText('sem modelo de IA');
  await expect(resposta).toContainText('Conferência parcial');
  // Beside the answer, reached and left by the keyboard.
  const citacao = resposta.getByRole('link', { name: '[1] ver a fonte' }).first();
  await citacao.press('Enter');
  const aoLado = page.getByRole('complementary', { name: 'Passagem citada' });
  await expect(aoLado.locator(':focus')).toContainText('World Allergy Organization');
  await semBarreiras(page, 'a passagem ao lado da resposta');
  await page.keyboard.press('Escape');
  await expect(aoLado).toHaveCount(0);
  await expect(citacao).toBeFocused();
  await expect(
    resposta.getByRole('link', { name: /World Allergy Organization/ }).first(),
  ).toHaveAttribute('href', 'https://doi.org/10.1016/j.waojou.2020.100472');
  await resposta.getByRole('button', { name: 'Ajudou', exact: true }).click();
  await expect(resposta.getByText('Avaliação registrada.')).toBeVisible();
  await semBarreiras(page, 'uma resposta do assistente');
  await semBarreirasANoite(page, 'uma resposta do assistente');

  await pergunta.fill('tratamento da gota aguda com colchicina');
  await page.getByRole('button', { name: 'Perguntar' }).click();
  await expect(page.getByRole('article').first()).toContainText('Não tenho fonte sobre isto.');

  // The answer is whole, and the next one may be asked.
  await expect(
    page.getByRole('article').first().getByRole('button', { name: 'Ajudou', exact: true }),
  ).toBeVisible();
  await expect(pergunta).toHaveValue('');
  // What is written while an answer is on its way stays, were it how the question begins.
  let soltar: () => void = () => undefined;
  const solto = new Promise<void>((seguir) => (soltar = seguir));
  await page.route('**/ai/medical-assistant', async (rota) => {
    await solto;
    await rota.continue();
  });
  await pergunta.fill('dengue em quem caiu da bicicleta e entortou o guidão');
  await pergunta.press('Control+Enter');
  await pergunta.fill('dengue');
  soltar();
  const recusada = page.getByRole('article').filter({ hasText: 'bicicleta' });
  await expect(recusada).toContainText('O mais perto que a base tem');
  const perto = recusada.getByText(/^Dengue.*: Sinais de alarme$/);
  await perto.press('Enter');
  await expect(recusada.getByText(/^Dor abdominal intensa e contínua/)).toBeVisible();
  await semBarreiras(page, 'o que está perto do que não se responde');
  await expect(recusada.getByRole('button', { name: 'Ajudou', exact: true })).toBeVisible();
  await expect(pergunta).toHaveValue('dengue');

  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill('COLCHICINA');
  await page.getByRole('link', { name: /anafilaxia/ }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('uma pergunta ditada vai inteira, também o que ainda estava sendo ouvido', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('plantonista', 'Dra. Nara do Ditado'));
  await page.addInitScript(() => {
    class Ouvinte {
      onresult?: (evento: object) => void;
      onend?: () => void;
      start() {
        const dizer = (isFinal: boolean, transcript: string) =>
          this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
        setTimeout(() => {
          dizer(true, 'anafilaxia, dose de adrenalina');
          dizer(false, ' no adulto');
        });
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Ouvinte });
  });
  await page.goto('/plantonista/pleno');
  await page.getByRole('button', { name: 'Ditar' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sua pergunta' })).toHaveValue(
    'anafilaxia, dose de adrenalina',
  );
  await expect(page.getByText('Ouvindo… no adulto')).toBeVisible();
  await page.getByRole('button', { name: 'Perguntar' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'anafilaxia, dose de adrenalina no adulto',
  );
});

test('na evolução a passagem entra com a fonte e a nota de uso de IA', async ({ abrirComo }) => {
  const [clinica, medico] = await Promise.all([
    registrar('clinica', 'Clínica da Nota'),
    registrar('medico', 'Dra. Lia da Nota'),
  ]);
  await vincular(clinica, medico);
  const paciente = await cadastrarPaciente(clinica, 'Zulmira Antunes Nota');
  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${paciente}/nova`);
  await expect(page.getByRole('textbox', { name: 'Objetivo' })).toBeVisible();
  await page.getByRole('button', { name: 'Assistente' }).click();
  const gaveta = page.getByRole('dialog', { name: 'Assistente' });
  await gaveta
    .getByRole('textbox', { name: 'Sua pergunta' })
    .fill('zulmira com dengue: pode dar AINE?');
  await gaveta.getByRole('button', { name: 'Perguntar' }).click();
  await expect(
    gaveta.getByRole('heading', { name: '[nome] com dengue: pode dar AINE?' }),
  ).toBeVisible();
  await gaveta.getByRole('button', { name: 'Conferir com o prontuário' }).click();
  const conferencia = gaveta.getByRole('region', { name: 'Conferência da resposta' });
  await expect(conferencia).toContainText('Alergias: não informadas.');
  await expect(conferencia).not.toContainText('Zulmira');
  await gaveta.getByRole('button', { name: 'Usar na evolução' }).first().click();
  await page.keyboard.press('Escape');
  const objetivo = page.getByRole('textbox', { name: 'Objetivo' });
  await expect(objetivo).toHaveValue(/Não use ácido acetilsalicílico nem anti-inflamatório\./);
  await expect(objetivo).toHaveValue(
    /Elaborado com apoio de IA \(Pleno, local 1\.2\.0, sem modelo\), revisado por Dra\. Lia da Nota\./,
  );
});
