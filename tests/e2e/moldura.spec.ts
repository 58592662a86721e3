/** The frame of every signed-in screen (specification §2, §4, §9). */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../local/demo-accounts.ts';
import { entrarComDemo, entrarComo } from '../support/contas.ts';
import { expect, test } from './support/test.ts';

const UM_DIA = 24 * 60 * 60;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const largura = async (page: Page) => (await menu(page).boundingBox())?.width;

test('Ctrl+B recolhe o menu a 3rem e o cookie lembra por 7 dias', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('clinica'));
  await page.goto('/prontuario');
  await expect(menu(page)).toBeVisible();
  expect(await largura(page)).toBe(16 * 16);

  await page.keyboard.press('Control+b');
  await expect.poll(() => largura(page)).toBe(3 * 16);
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const dias = ((cookie?.expires ?? 0) - Date.now() / 1000) / UM_DIA;
  expect(dias).toBeGreaterThan(6.9);
  expect(dias).toBeLessThanOrEqual(7);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  expect(await largura(page)).toBe(3 * 16);
  await page.keyboard.press('Control+b');
  await expect.poll(() => largura(page)).toBe(16 * 16);
});

test('no celular o menu é uma folha de 18rem, que fecha ao escolher', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('clinica'), {
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/prontuario');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const folha = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await folha.boundingBox())?.width).toBe(18 * 16);
  await folha.getByRole('link', { name: 'Gestão de Médicos' }).click();
  await expect(page).toHaveURL('/clinica/gestao-medicos');
  await expect(folha).toBeHidden();
});

test.describe('o menu de cada tipo', () => {
  const DO_DIA = ['Dashboard', 'CRM', 'Prontuário', 'Agenda', 'Acompanhamento Pacientes'] as const;
  const MENUS = {
    medico: [...DO_DIA, 'Prescrição Digital', 'Validar Assinatura'],
    clinica: [...DO_DIA, 'Gestão de Médicos', 'Acessos aos Prontuários', 'Validar Assinatura'],
    hospital: [
      ...DO_DIA,
      'Gestão de Médicos',
      'Plantões',
      'Acessos aos Prontuários',
      'Validar Assinatura',
    ],
    staff: ['Dashboard', 'CRM', 'Agenda', 'Acompanhamento Pacientes', 'Gestão de Médicos'],
    plantonista: [
      'Dashboard',
      'Plantão',
      'Agenda',
      'Financeiro',
      'Histórico',
      'Locais',
      'Assistente',
      'Calculadoras',
      'Scores',
    ],
    paciente: ['Validar Assinatura', 'Área do Paciente', 'Meus Agendamentos'],
  } as const;

  for (const [tipo, itens] of Object.entries(MENUS)) {
    test(`${tipo}: ${itens.join(', ')}`, async ({ abrirComo }) => {
      const page = await abrirComo(await entrarComDemo(tipo as keyof typeof MENUS));
      await page.goto('/app');
      await expect(menu(page).getByRole('link')).toHaveText([...itens]);
    });
  }
});

test('o tema fica em local storage sob "theme"; "sistema" segue o aparelho', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('clinica'), { colorScheme: 'dark' });
  await page.goto('/prontuario');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const escolher = async (tema: string) => {
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('radiogroup', { name: 'Tema' }).getByText(tema, { exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const guardado = () => page.evaluate(() => localStorage.getItem('theme'));

  await escolher('Claro');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await guardado()).toBe('light');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');

  await escolher('Sistema');
  expect(await guardado()).toBe('system');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('a clínica ativa se troca por nome ou e-mail, e fica lembrada', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto('/prontuario');
  await page.getByRole('button', { name: /^Clínica ativa: Clínica Vila Serena/ }).click();
  const busca = page.getByPlaceholder('Buscar clínica...');
  const opcao = page.getByRole('option', { name: /Hospital Santa Aurora/ });
  await expect(opcao).toContainText('hospital@pleno.demo');

  await busca.fill('nao existe nenhuma');
  await expect(page.getByText('Nenhuma clínica encontrada.')).toBeVisible();
  await busca.fill('hospital@');
  await opcao.click();
  const ativa = page.getByRole('button', { name: 'Clínica ativa: Hospital Santa Aurora' });
  await expect(ativa).toBeVisible();
  await page.getByRole('searchbox', { name: /^Buscar paciente/ }).fill('Maria');
  await expect(page.getByRole('link', { name: /Maria José Pereira/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Maria das Dores Nascimento/ })).toHaveCount(0);

  await page.reload();
  await expect(ativa).toBeVisible();
});

test('quem tem uma só clínica não vê o seletor', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComo('camila.nogueira@pleno.demo', DEMO_PASSWORD));
  await page.goto('/prontuario');
  await expect(page.getByRole('link', { name: /Ana Luíza Brandão/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Clínica ativa|Selecionar clínica/ })).toHaveCount(
    0,
  );
});

test('Ctrl+K acha telas, ações e pacientes sem acento, só pelo teclado', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto('/prontuario');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const busca = page.getByRole('textbox', { name: 'Buscar telas, ações e pacientes' });
  await busca.fill('prontu');
  await expect(page.getByRole('button', { name: /^Prontuário/ })).toBeVisible();
  await busca.fill('conceicao');
  await expect(page.getByRole('button', { name: /Conceição Aparecida Leal/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Conceição Aparecida Leal',
  );
});

test('o primeiro Tab oferece pular para o conteúdo', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('clinica'));
  await page.goto('/prontuario');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const pular = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(pular).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('? mostra os atalhos, e Esc os fecha', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('clinica'));
  await page.goto('/prontuario');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const janela = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(janela.getByRole('row', { name: /Ctrl B/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela).toBeHidden();
});
