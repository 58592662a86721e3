/** The session, exactly as the specification has it (§4, §5, §8, §9). */
import { INICIO_DO_TIPO, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import type { Page } from '@playwright/test';
import { API_URL } from '../support/addresses.ts';
import { chamar, entrarComDemo, registrar } from '../support/contas.ts';
import { cadaTelaUmaVez, rotasDe, rotasVedadasA } from '../support/rotas.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { encerrarSessao, entrar, preencherLogin } from './support/acesso.ts';
import { soDestaHistoria } from './support/navegadores.ts';
import { irSemRecarregar, telaPronta } from './support/telas.ts';
import { expect, test } from './support/test.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const conta = (page: Page) => page.getByRole('button', { name: /^Conta de/ });

test('uma senha errada diz só que as credenciais não servem', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo();
  await page.goto('/login');
  await preencherLogin(page, 'clinica@pleno.demo', 'NaoEhEsta1');
  await expect(page.getByRole('alert')).toHaveText('Credenciais inválidas');
  expect(await token(page)).toBeNull();

  await preencherLogin(page, 'ninguem@pleno.demo', 'NaoEhEsta1');
  await expect(page.getByRole('alert')).toHaveText('Credenciais inválidas');
});

test('dez senhas erradas trancam a conta por um tempo, e a tela diz até quando', async ({
  abrirAnonimo,
}) => {
  const pessoa = await registrar('paciente', 'Paula Trancada');
  for (let vez = 0; vez < 10; vez += 1) {
    const errada = chamar('/auth/login', { email: pessoa.email, password: 'NaoEhEsta1' });
    await expect(errada).rejects.toThrow(/401.*Credenciais inválidas/);
  }
  const page = await abrirAnonimo();
  await page.goto('/login');
  await preencherLogin(page, pessoa.email, pessoa.senha);
  await expect(page.getByRole('alert')).toHaveText(
    /^Muitas tentativas com senha errada\. Tente de novo às \d{2}:\d{2}/,
  );
  await expect(page).toHaveURL(/\/login$/);
});

test('entrar guarda o token sob auth_token, e sair o apaga e leva à página inicial', async ({
  abrirAnonimo,
}) => {
  const pessoa = await registrar('clinica', 'Clínica da Porta');
  const page = await abrirAnonimo();
  await entrar(page, pessoa);
  expect(await token(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  expect(await token(page)).toBeNull();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?voltar=%2Fdashboard$/);
});

test('uma sessão recusada leva a /login com "Não autorizado", e de volta aonde se estava', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica do Retorno');
  const page = await abrirComo(clinica);
  await page.goto('/clinica/gestao-medicos?aba=historico');
  await expect(page.getByText('Cada vínculo pedido, aceito ou desativado')).toBeVisible();

  await encerrarSessao(API_URL, clinica);
  await page.getByRole('tab', { name: 'Médicos' }).click();
  await expect(page.getByRole('alert')).toContainText('Não autorizado');
  await expect(page).toHaveURL(/\/login\?voltar=/);
  expect(await token(page)).toBeNull();

  await preencherLogin(page, clinica.email, clinica.senha);
  await expect(page).toHaveURL('/clinica/gestao-medicos');
  await expect(conta(page)).toBeVisible();
});

test('um token guardado que não vale mais é apagado, e a pessoa entra de novo', async ({
  abrirComo,
}) => {
  const clinica = await registrar('clinica', 'Clínica do Token Velho');
  await encerrarSessao(API_URL, clinica);
  const page = await abrirComo(clinica);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?voltar=%2Fdashboard');
  expect(await token(page)).toBeNull();
});

test('sair em uma aba sai na outra; entrar em uma entra na outra', async ({ abrirComo }) => {
  const clinica = await registrar('clinica', 'Clínica das Duas Abas');
  const primeira = await abrirComo(clinica);
  await primeira.goto('/dashboard');
  await expect(conta(primeira)).toBeVisible();
  const segunda = await primeira.context().newPage();
  await segunda.goto('/clinica/gestao-medicos');
  await expect(conta(segunda)).toBeVisible();

  await primeira.getByRole('button', { name: 'Sair' }).click();
  await expect(primeira).toHaveURL('/');
  await expect(segunda).toHaveURL(/\/login\?voltar=/);

  await entrar(primeira, clinica);
  await expect(segunda).toHaveURL('/clinica/gestao-medicos');
  await expect(conta(segunda)).toBeVisible();
});

test('a sessão é renovada quando lhe restam menos de 300 segundos', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo();
  await soDestaHistoria(page);
  await page.clock.install();
  await entrar(page, await registrar('clinica', 'Clínica do Relógio'));
  const renovacoes: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().includes('grant_type=refresh_token')) renovacoes.push(pedido.url());
  });

  await page.clock.fastForward('50:00');
  await page.clock.runFor('02:00');
  expect(renovacoes).toEqual([]);

  const renovacao = page.waitForResponse(/grant_type=refresh_token/);
  await page.clock.fastForward('04:30');
  await page.clock.runFor('02:00');
  // Signed in and renewed within one second, both tokens would be the same letters.
  const { access_token } = await (await renovacao).json();
  await expect.poll(() => token(page)).toBe(access_token);
});

test('uma renovação que falha avisa no console e não tira ninguém de onde está', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo();
  await soDestaHistoria(page);
  await page.clock.install();
  await entrar(page, await registrar('clinica', 'Clínica sem Renovação'));
  await page.route(/grant_type=refresh_token/, (rota) => rota.abort());
  // The browser of the tests warns of other things too.
  const aviso = page.waitForEvent(
    'console',
    (linha) =>
      linha.type() === 'warning' && linha.text().includes('talvez seja preciso entrar de novo'),
  );
  await page.clock.fastForward('56:00');
  await page.clock.runFor('02:00');
  await aviso;
  await expect(conta(page)).toBeVisible();
});

test.describe('cada tipo', () => {
  for (const tipo of TIPOS_DE_USUARIO) {
    test(`${tipo} começa em ${INICIO_DO_TIPO[tipo]} e só abre as telas que são suas`, async ({
      abrirComo,
    }) => {
      const page = await abrirComo(await entrarComDemo(tipo));
      await page.goto('/app');
      await expect(page).toHaveURL(INICIO_DO_TIPO[tipo]);

      test.slow();
      // The others this type opens in acessibilidade.spec.ts, which looks at them longer.
      const vistas = cadaTelaUmaVez().get(tipo) ?? [];
      for (const caminho of rotasDe(tipo).filter((rota) => !vistas.includes(rota))) {
        await irSemRecarregar(page, caminho);
        await telaPronta(page, caminho);
        await expect(page.getByText('Você não tem acesso a esta tela'), caminho).toHaveCount(0);
      }
      for (const caminho of rotasVedadasA(tipo)) {
        await irSemRecarregar(page, caminho);
        await expect(page).toHaveURL(caminho);
        await expect(page.getByRole('heading', { level: 1 }), caminho).toHaveText(
          'Você não tem acesso a esta tela',
        );
      }
    });
  }
});

test('sem as permissões o menu fica com o que é de todos, a tela diz por quê, e tentar de novo as traz', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo();
  await page.route('**/users/permissions', (rota) => rota.fulfill({ status: 500 }));
  await entrar(page, await registrar('clinica', 'Clínica sem Permissões'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Não foi possível carregar suas permissões',
  );
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link')).toHaveText(['Validar Assinatura']);
  await semBarreiras(page, 'as permissões que não vieram');

  await page.unroute('**/users/permissions');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(menu.getByRole('link', { name: 'Gestão de Médicos' })).toBeVisible();
  await expect(page.getByText('Não foi possível carregar suas permissões')).toHaveCount(0);
});

test('/app mostra que carrega e, sem perfil, leva à página de apresentação', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo();
  await page.goto('/app');
  await expect(page).toHaveURL(/\/landing\/?$/);

  const entrando = await abrirAnonimo();
  await entrar(entrando, await registrar('clinica', 'Clínica que Espera'));
  await entrando.route('**/auth/me', () => {});
  // A device that knows the person opens their area while the server is asked.
  await entrando.evaluate(() => localStorage.removeItem('quem_entrou'));
  await entrando.goto('/app');
  await expect(entrando.getByText('Carregando sua área...')).toBeVisible();
});

test('um endereço que não existe responde em português e ajuda', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo();
  await page.goto('/agenda-que-nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Central de ajuda' })).toBeVisible();
});
