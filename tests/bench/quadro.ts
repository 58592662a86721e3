/**
 * What a change costs on the board of a shift of 300 patients: `npm run bench -- quadro`. The product's
 * own build and screen in Chromium, phone and desktop: a patient moved, the second that passes, the minute
 * that all waits count. It starts a stack of its own.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { type Conta, entrarComo, navegadorDe, registrar } from '../support/contas.ts';
import { buildSite, serveSite } from '../support/site.ts';
import { iniciarStack } from '../support/stack.ts';

const PACIENTES = 300;
const MUDANCAS = 40;
const LIMITE_MS = 16;
const ABERTOS = ['em_atendimento', 'em_observacao', 'aguardando_exames'] as const;
const CORES = ['vermelho', 'laranja', 'amarelo', 'verde', 'azul'] as const;
const TELAS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Prints the median and the 95th of each kind of change, for each screen. */
export async function executar(): Promise<number> {
  if (!process.argv.includes('--construido')) await buildSite();
  const pilha = await iniciarStack({
    api: Number(new URL(API_URL).port),
    seed: false,
    log: () => {},
  });
  const pararSite = await serveSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const conta = await registrar('plantonista', 'Dra. Quadro Cheio');
    await encher(conta);
    console.log('screen   what                        median ms  p95 ms  of the page thread');
    for (const [nome, viewport] of Object.entries(TELAS)) {
      const contexto = await browser.newContext({ storageState: navegadorDe(conta), viewport });
      await medirNaTela(await contexto.newPage(), nome);
      await contexto.close();
    }
    console.log(`\npromised: ${LIMITE_MS} ms a change`);
    return 0;
  } finally {
    await browser.close();
    await pararSite();
    await pilha.parar();
  }
}

/** A shift under way with its patients, by the calls of the product. */
async function encher({ email, senha }: Conta): Promise<void> {
  const { sessao } = await entrarComo(email, senha);
  const enviar = async (caminho: string, corpo: object) => {
    const resposta = await fetch(`${API_URL}/functions/v1/atendimento${caminho}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessao.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    });
    if (!resposta.ok) throw new Error(await resposta.text());
  };
  const sessao_id = crypto.randomUUID();
  const inicio = Date.now() - 3 * 3_600_000;
  const em = (minutos: number) => new Date(inicio + minutos * 60_000).toISOString();
  await enviar('/sessao', { id: sessao_id, inicio: em(0), local_nome: 'UPA Norte' });
  for (let n = 0; n < PACIENTES; n += 1) {
    await enviar('', {
      id: crypto.randomUUID(),
      sessao_id,
      conteudo: {
        paciente_id: null,
        descricao: `Paciente ${String(n).padStart(3, '0')}, dor torácica`,
        sexo: null,
        idade_anos: 20 + (n % 60),
        cor: CORES[n % CORES.length],
        classificado_em: em(n % 170),
        chegada_em: em(n % 170),
        estado: ABERTOS[n % ABERTOS.length],
        sinais: { saturacao: 90 + (n % 10), frequencia_respiratoria: 14 + (n % 14) },
        clinico: { queixa: 'Dor torácica há duas horas, em aperto, sem irradiação' },
        desfecho: null,
        desfecho_dados: null,
      },
    });
  }
}

async function medirNaTela(page: Page, tela: string): Promise<void> {
  await page.goto(`${SITE_URL}/plantonista/atendimento`);
  await page
    .locator('li select')
    .nth(PACIENTES - 1)
    .waitFor({ state: 'attached', timeout: 60_000 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForLoadState('networkidle');
  const { ateADom, quadro, tudo } = await medirMudancas(page, cdp);
  imprimir(tela, 'moved, to the DOM (wall)', ateADom);
  imprimir(tela, 'moved, painted', quadro);
  imprimir(tela, 'moved, written and sent', tudo);
  imprimir(tela, 'a second passes', await medirRelogio(page, cdp, 1000));
  imprimir(tela, 'a minute passes for all', await medirRelogio(page, cdp, 60_000));
}

/**
 * Moves a patient by its list, and takes the time until style and layout of the changed page are known,
 * what the thread worked until it was painted, and until the write was sealed, sent and answered.
 */
async function medirMudancas(page: Page, cdp: CDPSession) {
  const ateADom: number[] = [];
  const quadro: number[] = [];
  const tudo: number[] = [];
  for (let n = 0; n < MUDANCAS; n += 1) {
    const antes = await processador(cdp);
    ateADom.push(
      await page.evaluate<number, number>(async (qual) => {
        const lista = document.querySelectorAll<HTMLSelectElement>('li select')[qual * 7];
        const para =
          [...(lista?.options ?? [])].find(({ value }) => value === 'reavaliacao_pendente') ??
          lista?.options[1];
        if (!lista || !para) throw new Error('nobody to move');
        const mudou = new Promise<void>((resolver) => {
          const olhar = new MutationObserver(() => {
            olhar.disconnect();
            resolver();
          });
          olhar.observe(document.querySelector('main') ?? document.body, {
            childList: true,
            subtree: true,
          });
        });
        lista.value = para.value;
        const antes = performance.now();
        lista.dispatchEvent(new Event('change', { bubbles: true }));
        await mudou;
        void document.body.offsetHeight;
        const ms = performance.now() - antes;
        await new Promise((pronto) => requestAnimationFrame(() => setTimeout(pronto)));
        return ms;
      }, n),
    );
    quadro.push((await processador(cdp)) - antes);
    // What the move writes and sends is not of the next one.
    await page.waitForFunction(() => document.body.textContent.includes('Tudo enviado'));
    tudo.push((await processador(cdp)) - antes);
  }
  return { ateADom, quadro, tudo };
}

/** Lets so much time pass at once, as after a sleep, and takes what the thread worked until it was drawn. */
async function medirRelogio(page: Page, cdp: CDPSession, ms: number): Promise<number[]> {
  const tempos: number[] = [];
  for (let n = 0; n < MUDANCAS; n += 1) {
    const antes = await processador(cdp);
    await page.evaluate<void, number>(
      async (quanto) => {
        const real = Date.now;
        const adiante = real() + quanto;
        Date.now = () => adiante;
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((pronto) => requestAnimationFrame(() => requestAnimationFrame(pronto)));
        Date.now = real;
      },
      ms * (n + 1),
    );
    tempos.push((await processador(cdp)) - antes);
  }
  return tempos;
}

/** Milliseconds of processor that the page's thread has used so far. */
async function processador(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function imprimir(tela: string, oque: string, tempos: readonly number[]): void {
  const ordem = [...tempos].sort((a, b) => a - b);
  const em = (parte: number) => (ordem[Math.floor(ordem.length * parte)] ?? Number.NaN).toFixed(1);
  console.log(`${tela.padEnd(9)}${oque.padEnd(28)}${em(0.5).padStart(9)}${em(0.95).padStart(8)}`);
}
