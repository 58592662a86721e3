/** Calculators and scores: found, answered, trusted, and there without a connection. */
import { entrarComDemo } from '../support/contas.ts';
import { semBarreiras, semBarreirasANoite } from './support/acessibilidade.ts';
import { busca, CALCULADORAS, campo, gaveta, resultado, SCORES } from './support/calculadoras.ts';
import { irSemRecarregar } from './support/telas.ts';
import { expect, test } from './support/test.ts';

test('acha pelo sinônimo, calcula em outra unidade e copia o resultado como texto', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CALCULADORAS);
  await busca(page).fill('egfr 2021');
  await page.getByRole('link', { name: /^TFGe CKD-EPI 2021/ }).click();
  await expect(campo(page, 'Idade')).toBeFocused();
  await campo(page, 'Idade').fill('54');
  await campo(page, 'Creatinina').fill('106,08');
  await page.getByRole('radio', { name: 'Feminino' }).check();
  // 106 mg/dL does not exist: the unit is still the usual one.
  await expect(resultado(page)).toContainText('Creatinina: informe um número entre');
  await page.getByText('µmol/L', { exact: true }).click();
  await expect(campo(page, 'Creatinina')).toHaveValue('106,08');
  await expect(page.getByText('= 1,2 mg/dL')).toBeVisible();
  await expect(resultado(page)).toContainText('54 mL/min/1,73 m²');
  await expect(resultado(page)).toContainText('G3a, redução leve a moderada');
  await expect(resultado(page)).toContainText('Apoio à decisão.');

  await page.getByRole('button', { name: 'Copiar como texto' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const copiado = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiado).toContain('TFGe CKD-EPI 2021: TFGe 54 mL/min/1,73 m²');
  expect(copiado).toContain('Creatinina 106,08 µmol/L');
  expect(copiado).toContain('Apoio à decisão.');
  expect(page.url()).toContain('f=ckd-epi-2021');

  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(resultado(page)).toContainText('Faltam 3 campos');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(campo(page, 'Creatinina')).toHaveValue('106,08');
});

test('um número que pode ser milhar é recusado com uma frase, e nunca vira outro', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.goto(`${CALCULADORAS}?f=ckd-epi-2021`);
  await campo(page, 'Creatinina').fill('1.234');
  await campo(page, 'Idade').focus();
  await expect(campo(page, 'Creatinina')).toHaveAccessibleDescription(
    /1\.234 pode ser 1234 ou 1,234/,
  );
  await campo(page, 'Creatinina').fill('1.2');
  await campo(page, 'Idade').fill('54');
  await page.getByRole('radio', { name: 'Feminino' }).check();
  await expect(resultado(page)).toContainText('54 mL/min/1,73 m²');
});

test('um escore inteiro só com o teclado', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.goto(SCORES);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('qsofa');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^qSOFA/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Frequência respiratória')).toBeFocused();
  await page.keyboard.type('24');
  await page.keyboard.press('Tab');
  await page.keyboard.type('95');
  await page.keyboard.press('Tab');
  await expect(resultado(page)).toContainText('Falta 1 campo');
  await expect(resultado(page)).not.toContainText('pontos');
  await page.keyboard.type('15');
  await expect(resultado(page)).toContainText('2 pontos');
  await expect(resultado(page)).toContainText('Risco alto');
  await expect(resultado(page)).toContainText('Crítico');

  await page.goto(`${SCORES}?f=phq-9`);
  const primeira = page.getByRole('radiogroup', { name: /^1\. Pouco interesse/ });
  await primeira.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(primeira.getByRole('radio', { name: /Vários dias/ })).toBeChecked();
  await page.keyboard.press('Backspace');
  await expect(primeira.getByRole('radio', { name: /Vários dias/ })).not.toBeChecked();
});

test('o que não se respondeu não é um não, até que se diga', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.goto(`${SCORES}?f=wells-pe`);
  const perguntas = page
    .getByRole('radiogroup')
    .filter({ has: page.getByRole('radio', { name: /^Sim/ }) });
  await expect(perguntas.first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await perguntas.first().getByRole('radio', { name: /^Sim/ }).check();
  await expect(resultado(page)).toContainText('Faltam');
  await expect(resultado(page)).not.toContainText('pontos');
  await page.getByRole('button', { name: 'Marcar o restante como não' }).click();
  await expect(resultado(page)).toContainText('Falta 1 campo');
  await campo(page, 'Frequência cardíaca').fill('80');
  await expect(resultado(page)).toContainText('pontos');
  await expect(page.getByRole('radio', { name: 'Não', checked: true })).toHaveCount(
    (await perguntas.count()) - 1,
  );
});

test('do que se sabe da fonte, um toque: fórmula, limites, fontes e verificação', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.goto(`${CALCULADORAS}?f=ckd-epi-2021`);
  const sobre = page.getByRole('region', { name: 'Sobre a ferramenta' });
  await expect(sobre).toContainText('Revisão clínica pendente');
  await sobre.getByText('Fontes', { exact: true }).click();
  await expect(sobre.getByRole('link', { name: /10\.1056\/NEJMoa2102953/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1056/NEJMoa2102953',
  );
  await sobre.getByText('Limites de uso').click();
  await expect(sobre).toContainText('não vale em lesão renal aguda');
});

test('a infusão pergunta na unidade de cada fármaco, e guarda o que se digitou para outro', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${CALCULADORAS}?f=vasoactive-infusion`);
  const farmaco = page.getByRole('combobox', { name: 'Fármaco' });
  const escolher = async (nome: string) => {
    await farmaco.fill(nome);
    await page.getByRole('option', { name: nome }).click();
  };
  await escolher('Epinefrina (adrenalina)');
  await campo(page, 'Peso').fill('70');
  await campo(page, 'Fármaco na solução').fill('4');
  await campo(page, 'Volume da solução').fill('250');
  await campo(page, 'Dose (opcional)').fill('0,2');
  await expect(resultado(page)).toContainText('52,50 mL/h');

  await escolher('Vasopressina');
  await expect(campo(page, 'Peso')).toBeHidden();
  await campo(page, 'Fármaco na solução').fill('20');
  await campo(page, 'Volume da solução').fill('100');
  await campo(page, 'Dose (opcional)').fill('0,05');
  await expect(resultado(page)).toContainText('15,00 mL/h');
  await expect(resultado(page)).toContainText('fora da faixa usual, de 0,01 a 0,04');
  await page.getByRole('button', { name: 'Copiar como texto' }).click();
  const copiado = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiado).toContain('Fármaco: Vasopressina; Fármaco na solução 20 U; ');
  expect(copiado).not.toContain('Peso');

  await escolher('Epinefrina (adrenalina)');
  await expect(campo(page, 'Peso')).toHaveValue('70');
  await expect(campo(page, 'Dose (opcional)')).toHaveValue('0,2');
});

test('no celular, do cabeçalho ao resultado em três toques', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('medico'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${SCORES}?f=qsofa`);
  await page.getByRole('button', { name: 'Favorita: qSOFA' }).tap();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Calculadoras e scores' }).tap();
  const favoritas = gaveta(page).getByRole('region', { name: /^Favoritas/ });
  await favoritas.getByRole('button', { name: /^qSOFA/ }).tap();
  await expect(campo(gaveta(page), 'Frequência respiratória')).toBeFocused();
  await page.keyboard.type('24');
  await expect(gaveta(page).getByRole('button', { name: /^Faltam 2 campos/ })).toBeInViewport();
});

test('depois de aberta, funciona sem conexão', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('plantonista'));
  await page.goto(CALCULADORAS);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // What the screen fetches ahead has come: without it nobody could go on offline.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await busca(page).fill('imc');
  await page.getByRole('link', { name: /^IMC/ }).first().click();
  await campo(page, 'Peso').fill('82,5');
  await campo(page, 'Altura').fill('175');
  await expect(resultado(page)).toContainText('26,9 kg/m²');
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Scores' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scores');
  await page
    .getByRole('link', { name: /^qSOFA/ })
    .first()
    .click();
  await campo(page, 'Frequência respiratória').fill('16');
  await expect(resultado(page)).toContainText('Faltam 2 campos');
});

test('interações: o que não se reconhece é dito, e silêncio não é segurança', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto(`${CALCULADORAS}?f=drug-interactions`);
  const medicamentos = page.getByRole('combobox', { name: 'Medicamentos' });
  const incluir = async (nome: string) => {
    await medicamentos.fill(nome);
    await medicamentos.press('Enter');
  };
  await incluir('varfarina');
  await incluir('amiodaronna');
  const aviso = page.getByRole('alert');
  await expect(aviso).toContainText('amiodaronna: não reconhecido');
  await aviso.getByRole('button', { name: 'amiodarona', exact: true }).click();
  await expect(aviso).toHaveCount(0);
  await expect(resultado(page)).toContainText('varfarina + amiodarona');
  await expect(resultado(page)).toContainText('Grave');
  await expect(resultado(page)).toContainText('Revisão clínica pendente');

  await medicamentos.press('Backspace');
  await medicamentos.press('Backspace');
  await expect(resultado(page)).toContainText('Informe ao menos dois medicamentos');
  await incluir('paracetamol');
  await incluir('losartana');
  await expect(resultado(page)).toContainText('Nenhuma interação conhecida na base.');
  await expect(page.getByRole('main')).not.toContainText(/segur[oa]/i);
});

test('dose na insuficiência renal, com o clearance calculado ali mesmo', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto(`${CALCULADORAS}?f=dose-adjustment`);
  const medicamentos = page.getByRole('combobox', { name: 'Medicamentos' });
  await medicamentos.fill('vancomicina');
  await medicamentos.press('Enter');
  await campo(page, 'Clearance de creatinina').fill('25');
  await expect(resultado(page)).toContainText('Doses para clearance de 25 mL/min');
  const faixas = page.getByRole('list', { name: /^Faixas de vancomicina/ }).first();
  await expect(faixas.locator('[aria-current]')).toContainText('20–49');

  await page.getByText('Calcular', { exact: true }).click();
  await campo(page, 'Idade').fill('80');
  await campo(page, 'Peso').fill('60');
  await campo(page, 'Creatinina').fill('4');
  await page.getByRole('radio', { name: 'Masculino' }).check();
  // (140 − 80) × 60 ÷ (72 × 4) = 12.5
  await expect(resultado(page)).toContainText(/Doses para clearance de 1[23] mL\/min/);
  await expect(faixas.locator('[aria-current]')).toContainText('<20');
});

test('acessibilidade, de dia e de noite: ferramentas respondidas e gaveta', async ({
  abrirComo,
}) => {
  test.slow();
  const page = await abrirComo(await entrarComDemo('medico'), { colorScheme: 'light' });
  const conferir = async (estado: string) => {
    await semBarreiras(page, estado);
    await semBarreirasANoite(page, estado);
  };
  await page.goto(`${SCORES}?f=phq-9`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await conferir('questionário');

  await irSemRecarregar(page, `${CALCULADORAS}?f=dose-adjustment`);
  const medicamentos = page.getByRole('combobox', { name: 'Medicamentos' });
  await medicamentos.fill('vancomicina');
  await medicamentos.press('Enter');
  await campo(page, 'Clearance de creatinina').fill('25');
  await expect(resultado(page)).toContainText('Doses para');
  await conferir('doses');

  await irSemRecarregar(page, `${SCORES}?f=qsofa`);
  await campo(page, 'Frequência respiratória').fill('24');
  await campo(page, 'Pressão sistólica').fill('95');
  await campo(page, 'Escala de Glasgow').fill('13');
  await expect(resultado(page)).toContainText('Risco alto');
  await conferir('resultado');
  await page.getByRole('button', { name: 'Calculadoras e scores' }).click();
  await expect(busca(gaveta(page))).toBeVisible();
  await conferir('gaveta');
});
