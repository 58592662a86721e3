/**
 * How smoothly the week of a large clinic scrolls: `npm run bench -- rolagem`. Twenty doctors with 400
 * appointments each, the product's own build and screen in Chromium, scrolled by gestures of the
 * browser's input while the page counts its frames and looks whether what scrolls by is drawn. It
 * starts a stack of its own.
 */
import { instanteDe } from '@domain/agenda/fuso.ts';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { API_URL, SITE_URL } from '../../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../support/chromium.ts';
import { type Conta, navegadorDe, registrar } from '../../support/contas.ts';
import { buildSite, serveSite } from '../../support/site.ts';
import { iniciarStack, type Pilha } from '../../support/stack.ts';
import { contarQuadros, fotografar, oQueSeViu, type Quadro, quadrosContados } from './vista.ts';

const MEDICOS = 20;
const POR_MEDICO = 400;
/** A Monday far enough ahead, and seven days of quarters of an hour from 07:00. */
const SEGUNDA = '2031-03-03';
const DIAS = 7;
const POR_DIA = Math.ceil(POR_MEDICO / DIAS);
/** The last day has what is left. */
const NO_MINIMO = POR_MEDICO - (DIAS - 1) * POR_DIA;
/** A frame over this is felt as a jerk. */
const LONGO_MS = 50;
const JANELA = { width: 1440, height: 900 };

const QUADROS_POR_SEGUNDO = 50;

interface Gesto {
  /** Pixels there, and back again. */
  readonly x: number;
  readonly y: number;
  /** Pixels a second. */
  readonly velocidade: number;
}

interface Medida {
  readonly quadros: readonly Quadro[];
  /** Processor time of the page's thread in each frame of 50 a second, however busy the machine. */
  readonly msPorQuadro: number;
}

/** Scrolls sideways over every doctor and day, then down and up, and prints what the frames took. */
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
    const clinica = await registrar('clinica', 'Clínica da Rolagem');
    await encher(pilha, clinica);
    const contexto = await browser.newContext({
      storageState: navegadorDe(clinica),
      viewport: JANELA,
      timezoneId: 'America/Sao_Paulo',
    });
    await medirNaTela(await contexto.newPage());
    return 0;
  } finally {
    await browser.close();
    await pararSite();
    await pilha.parar();
  }
}

/** Opens the week, scrolls it sideways and down, and prints what was measured and seen. */
async function medirNaTela(page: Page): Promise<void> {
  await page.goto(`${SITE_URL}/clinica/agenda?dia=${SEGUNDA}&vista=semana`);
  await page.locator('[data-evento]').first().waitFor({ timeout: 60_000 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const desenhados = await page.locator('[data-evento]').count();
  console.log(
    `${MEDICOS} doctors, ${MEDICOS * POR_MEDICO} appointments in the week, ${desenhados} drawn at first\n`,
  );
  console.log(
    'gesture            frames  a second  median ms  p95 ms  worst ms  over 50 ms  cpu ms of the 20 of a frame',
  );
  const deLado = { x: -(await aRolar(page)), y: 0, velocidade: 3000 };
  const medida = await medir(page, cdp, deLado);
  imprimir('sideways and back', medida);
  const deCimaABaixo = { x: 0, y: -700, velocidade: 800 };
  imprimir('down and up', await medir(page, cdp, deCimaABaixo));

  const { passaram, desenhadas, semCartoes, maisLonga } = oQueSeViu(medida.quadros);
  console.log(
    `\nsideways: ${passaram} columns passed, ${desenhadas} seen with their cards; of those in sight, ` +
      `frame by frame, ${(semCartoes * 100).toFixed(1)} % had none yet, ${maisLonga.toFixed(0)} ms at most`,
  );
  const { fotos, comEscrita } = await fotografar(page, cdp, () => rolar(cdp, deLado));
  console.log(
    `once more, in ${fotos} pictures of the window: ${(comEscrita * 100).toFixed(1)} % of the grid has writing`,
  );
  if (passaram !== MEDICOS * DIAS || desenhadas !== passaram) {
    throw new Error('columns passed without their cards: what was scrolled was empty');
  }
}

/** Pixels from one end of the week to the other. */
const aRolar = (page: Page) =>
  page.evaluate<number>(`(() => {
    let rolagem = document.querySelector('[data-evento]');
    while (getComputedStyle(rolagem).overflowX !== 'auto') rolagem = rolagem.parentElement;
    return rolagem.scrollWidth - rolagem.clientWidth;
  })()`);

/** A week in which every doctor is booked all day long. */
async function encher(pilha: Pilha, clinica: Conta): Promise<void> {
  const c = clinica.sessao.user.id;
  await pilha.sql('alter table public.profiles disable trigger comecar_teste');
  await pilha.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'd' || n || '@bench', jsonb_build_object(
       'tipo', 'medico', 'nome', 'Dra. Número ' || n, 'crm', (700000 + n)::text, 'crm_uf', 'SP')
     from generate_series(1, ${MEDICOS}) as n`,
  );
  await pilha.sql('alter table public.profiles enable trigger comecar_teste');
  await pilha.sql(
    `insert into public.clinica_medicos (clinica_id, medico_id, vigente)
     select $1, p.id, true from public.profiles p where p.tipo = 'medico'`,
    [c],
  );
  await pilha.sql(
    `insert into public.pacientes (clinica_id, nome, criado_por)
     select $1, 'Paciente Número ' || n, $1 from generate_series(1, 200) as n`,
    [c],
  );
  await pilha.sql(
    `insert into public.tipos_de_atendimento (clinica_id, nome, duracao_min, cor)
     values ($1, 'Consulta', 15, 'indigo'), ($1, 'Retorno', 15, 'teal')`,
    [c],
  );
  // Rows as they would stand, without the work of booking each.
  await pilha.sql('set session_replication_role = replica');
  await pilha.sql(
    `insert into public.agendamentos
       (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, ocupado, criado_por, marcado_por)
     select $1, p.ids[1 + (n * 31 + m.posicao) % 200], m.id, t.ids[1 + n % 2], h.inicio, h.fim,
       tstzrange(h.inicio, h.fim), $1, $1
     from (select pr.id, row_number() over (order by pr.nome) as posicao from public.profiles pr where pr.tipo = 'medico') as m
     cross join (select array_agg(id) as ids from public.pacientes) as p
     cross join (select array_agg(id) as ids from public.tipos_de_atendimento) as t
     cross join generate_series(0, ${POR_MEDICO - 1}) as n
     cross join lateral (
       select $2::timestamptz + make_interval(days => n / ${POR_DIA}, mins => 15 * (n % ${POR_DIA})) as inicio
     ) as i
     cross join lateral (select i.inicio, i.inicio + interval '15 minutes' as fim) as h`,
    [c, instanteDe(`${SEGUNDA}T07:00`, 'America/Sao_Paulo').toISOString()],
  );
  await pilha.sql('set session_replication_role = origin');
}

/** There and back, as a hand on the touchpad would: the browser's own input, not a script. */
async function rolar(cdp: CDPSession, { x, y, velocidade }: Gesto): Promise<void> {
  const gesto = { x: 800, y: 550, speed: velocidade, gestureSourceType: 'mouse' } as const;
  for (const sentido of [1, -1]) {
    await cdp.send('Input.synthesizeScrollGesture', {
      ...gesto,
      xDistance: x * sentido,
      yDistance: y * sentido,
    });
  }
}

/** Milliseconds of processor that the page's thread has used so far. */
async function processador(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Counts the frames that the page is given while something is done to it. */
async function medir(page: Page, cdp: CDPSession, gesto: Gesto): Promise<Medida> {
  const { x, y, velocidade } = gesto;
  const segundos = (2 * Math.hypot(x, y)) / velocidade;
  const antes = await processador(cdp);
  await contarQuadros(page, NO_MINIMO);
  await rolar(cdp, gesto);
  const quadros = await quadrosContados(page);
  const usado = (await processador(cdp)) - antes;
  return { quadros, msPorQuadro: usado / (segundos * QUADROS_POR_SEGUNDO) };
}

function imprimir(gesto: string, { quadros, msPorQuadro }: Medida): void {
  const intervalos = quadros.slice(1).map(({ agora }, i) => agora - (quadros[i]?.agora ?? agora));
  const total = intervalos.reduce((soma, intervalo) => soma + intervalo, 0);
  const ordem = [...intervalos].sort((a, b) => a - b);
  const em = (parte: number) => ordem[Math.floor(ordem.length * parte)] ?? Number.NaN;
  const longos = intervalos.filter((intervalo) => intervalo > LONGO_MS).length;
  console.log(
    gesto.padEnd(17) +
      String(intervalos.length).padStart(8) +
      ((intervalos.length / total) * 1000).toFixed(1).padStart(10) +
      em(0.5).toFixed(1).padStart(11) +
      em(0.95).toFixed(1).padStart(8) +
      (ordem.at(-1) ?? Number.NaN).toFixed(1).padStart(10) +
      String(longos).padStart(12) +
      msPorQuadro.toFixed(1).padStart(9),
  );
}
