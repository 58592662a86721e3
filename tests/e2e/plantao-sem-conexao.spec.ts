/**
 * A shift on a phone with the network cut: forty patients, the browser killed twice, the clock moved, the
 * session over. Nothing is lost and nothing doubled; that the order is kept, pendencias.test.ts
 * proves.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  respostaDaSessaoAtivaSchema,
  respostaDosAtendimentosSchema,
} from '@domain/contracts/atendimento.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { type Conta, entrarComo, registrar } from '../support/contas.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { encerrarSessao, entrar, preencherLogin } from './support/acesso.ts';
import { expect, test } from './support/test.ts';

const PLANTAO = '/plantonista/atendimento';
const CORES = ['Vermelho', 'Laranja', 'Amarelo', 'Verde', 'Azul'] as const;
const HORA = 60 * 60 * 1000;

/** A phone whose browser keeps what it has in a folder, whatever becomes of it. */
function celular(pasta: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(pasta, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
    baseURL: SITE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 780 },
    reducedMotion: 'reduce',
  });
}

/** Kills the browser of a folder as a device out of battery does. */
async function matar(pasta: string, contexto: BrowserContext): Promise<void> {
  const fechou = contexto.waitForEvent('close');
  for (const pid of await readdir('/proc')) {
    const comando = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const partes = comando.split('\0');
    const doNavegador = partes.includes(`--user-data-dir=${pasta}`);
    if (doNavegador && !partes.some((parte) => parte.startsWith('--type='))) {
      process.kill(Number(pid), 'SIGKILL');
    }
  }
  await fechou;
}

/** Opens the shift without a network, as from the icon on the phone's screen. */
async function abrirSemRede(contexto: BrowserContext): Promise<Page> {
  await contexto.setOffline(true);
  const page = await contexto.newPage();
  await page.goto(PLANTAO);
  return page;
}

async function atender(page: Page, de: number, ate: number): Promise<void> {
  for (let numero = de; numero <= ate; numero += 1) {
    await page.getByRole('button', { name: 'Novo paciente' }).click();
    await page.getByRole('textbox', { name: /^Paciente/ }).fill(nomeDo(numero));
    await page.getByRole('button', { name: CORES[numero % CORES.length] ?? '' }).click();
    await page.getByRole('button', { name: 'Adicionar' }).click();
  }
  await expect(page.getByRole('region', { name: /^Aguardando \(/ })).toContainText(nomeDo(ate));
}

const nomeDo = (numero: number) => `Paciente ${String(numero).padStart(2, '0')}, dor`;
const esperando = (page: Page, quantas: number) =>
  expect(page.getByText(`Esperando envio: ${quantas}`)).toBeVisible();

/** What the server has of the shift under way, in the order in which they came. */
async function noServidor({ email, senha }: Conta) {
  const { sessao: entrada } = await entrarComo(email, senha);
  const ler = async (caminho: string) => {
    const resposta = await fetch(`${API_URL}/functions/v1/atendimento${caminho}`, {
      headers: { authorization: `Bearer ${entrada.token}` },
    });
    const corpo: unknown = await resposta.json();
    return corpo;
  };
  const { sessao } = respostaDaSessaoAtivaSchema.parse(await ler('/sessao/ativa'));
  if (!sessao) throw new Error('no shift arrived');
  return respostaDosAtendimentosSchema.parse(await ler(`/sessao/${sessao.id}`)).atendimentos;
}

test('quarenta pacientes sem rede, o navegador morto duas vezes e a sessão vencida: tudo chega, uma vez', async () => {
  test.setTimeout(120_000);
  const conta = await registrar('plantonista', 'Dra. Zilda do Apagão');
  const pasta = await mkdtemp(join(tmpdir(), 'pleno-celular-'));
  try {
    // Signed in once with a network, so that the device knows who it is and what opens it.
    const primeiro = await celular(pasta);
    const page = await primeiro.newPage();
    await entrar(page, conta);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([chave, valor]) => chave.startsWith('trava:') && String(valor).includes('"pronta":true'),
      ),
    );
    const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
    await page.close();

    const sinal = await abrirSemRede(primeiro);
    await sinal.getByRole('button', { name: 'Começar agora' }).click();
    await atender(sinal, 1, 15);
    await esperando(sinal, 16);
    await matar(pasta, primeiro);

    // The same night, ten hours later: it was left alone, and tells nothing before the password.
    const segundo = await celular(pasta);
    await segundo.clock.setSystemTime(Date.now() + 10 * HORA);
    const trancada = await abrirSemRede(segundo);
    await expect(trancada.getByRole('heading', { level: 1, name: 'Bloqueado' })).toBeVisible();
    await expect(trancada.getByText('16 alterações esperam neste aparelho')).toBeVisible();
    await expect(trancada.locator('body')).not.toContainText('Paciente 01');
    await semBarreiras(trancada, 'o aparelho bloqueado');
    await trancada.getByLabel('Senha', { exact: true }).fill('Errada2026');
    await trancada.getByRole('button', { name: 'Abrir' }).click();
    await expect(trancada.getByText('Senha incorreta.')).toBeVisible();
    await trancada.getByLabel('Senha', { exact: true }).fill(conta.senha);
    await trancada.keyboard.press('Enter');
    await esperando(trancada, 16);

    await trancada.getByRole('button', { name: new RegExp(nomeDo(7)) }).click();
    await trancada.getByRole('textbox', { name: 'Queixa' }).fill('Dor torácica há 2 h');
    await trancada.getByRole('button', { name: 'Salvar', exact: true }).click();
    await trancada.getByRole('button', { name: new RegExp(nomeDo(8)) }).click();
    await trancada.getByRole('button', { name: 'Em 30 min' }).click();
    await trancada.getByRole('button', { name: 'Voltar ao quadro' }).click();
    await atender(trancada, 16, 30);
    await esperando(trancada, 32);
    await matar(pasta, segundo);

    // The session ends meanwhile; the phone does not know.
    await encerrarSessao(API_URL, { ...conta, sessao: { ...conta.sessao, token } });
    // Its clock is put right again, ten hours back: that locks it too.
    const terceiro = await celular(pasta);
    const ultima = await abrirSemRede(terceiro);
    await ultima.getByLabel('Senha', { exact: true }).fill(conta.senha);
    await ultima.keyboard.press('Enter');
    await expect(ultima.getByText(nomeDo(30))).toBeVisible();
    await atender(ultima, 31, 40);
    await esperando(ultima, 42);
    await terceiro.setOffline(false);
    await expect(ultima.getByText('Entre de novo para continuar de onde parou.')).toBeVisible();
    await preencherLogin(ultima, conta.email, conta.senha);
    await expect(ultima.getByText('Tudo enviado')).toBeVisible({ timeout: 30_000 });

    const chegaram = (await noServidor(conta)).toSorted((um, outro) =>
      um.descricao.localeCompare(outro.descricao),
    );
    const esperados = Array.from({ length: 40 }, (_, i) => nomeDo(i + 1));
    expect(chegaram.map(({ descricao }) => descricao)).toEqual(esperados);
    expect(chegaram[6]?.clinico.queixa).toBe('Dor torácica há 2 h');
    await terceiro.close();
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
});
