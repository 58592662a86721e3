/**
 * How long a long record takes to be ready for paper: `npm run bench -- impressao`. A record of 3,000
 * entries, some with addenda and files, the product's own build and screen in Chromium, and the PDF
 * that the browser makes of it. It starts a stack of its own.
 */
import { chromium, type Page } from '@playwright/test';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { type Conta, navegadorDe, registrar } from '../support/contas.ts';
import { cadastrarPaciente, vincular } from '../support/mundo.ts';
import { buildSite, serveSite } from '../support/site.ts';
import { iniciarStack, type Pilha } from '../support/stack.ts';

const ENTRADAS = 3_000;
/** One entry in so many has an addendum, or a file. */
const UMA_EM = 20;
const VEZES = 3;
const ESPERA_MS = 300_000;

/** Opens the screen of print, waits until it says that it is ready, and makes the PDF. */
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
    const [clinica, medico] = await Promise.all([
      registrar('clinica', 'Clínica da Impressão'),
      registrar('medico', 'Dra. Marta da Impressão'),
    ]);
    await vincular(clinica, medico);
    const paciente = await cadastrarPaciente(clinica, 'Joaquim da Impressão');
    await encher(pilha, clinica, medico, paciente);
    const contexto = await browser.newContext({ storageState: navegadorDe(medico) });
    for (let vez = 1; vez <= VEZES; vez += 1) {
      const page = await contexto.newPage();
      await medir(page, paciente);
      await page.close();
    }
    return 0;
  } finally {
    await browser.close();
    await pararSite();
    await pilha.parar();
  }
}

async function medir(page: Page, paciente: string): Promise<void> {
  let chamadas = 0;
  page.on('request', (pedido) => {
    if (pedido.url().startsWith(API_URL) && pedido.method() !== 'OPTIONS') chamadas += 1;
  });
  page.setDefaultTimeout(ESPERA_MS);
  const inicio = performance.now();
  const desde = () => ((performance.now() - inicio) / 1000).toFixed(1);
  await page.goto(`${SITE_URL}/prontuario/paciente/${paciente}/imprimir`);
  await page.locator('button:enabled', { hasText: 'Imprimir ou salvar em PDF' }).waitFor();
  const pronta = desde();
  // Files that come later than the button are files that the paper would lack.
  const anexos = await page.getByText(/^laudo-/).count();
  await page.waitForLoadState('networkidle');
  const quieta = desde();
  const artigos = await page.getByRole('article').count();
  const antes = performance.now();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const papel = ((performance.now() - antes) / 1000).toFixed(1);
  console.log(
    `${artigos} entries: ready in ${pronta} s with ${anexos} files listed, quiet in ${quieta} s after ` +
      `${chamadas} calls; PDF of ${(pdf.length / 1024 ** 2).toFixed(1)} MiB in ${papel} s`,
  );
}

/** Rows as they would stand, without the work of finishing each. */
async function encher(pilha: Pilha, clinica: Conta, medico: Conta, paciente: string) {
  const quem = [clinica.sessao.user.id, medico.sessao.user.id, paciente];
  await pilha.sql('set session_replication_role = replica');
  await pilha.sql(
    `insert into public.prontuarios (id, entrada_id, clinica_id, paciente_id, autor_id, autor_nome, status,
       ocorrido_em, finalizado_em, subjetivo, objetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica)
     select e.id, e.id, $1, $3, $2, 'Dra. Marta', 'finalizado', e.em, e.em,
       'Refere melhora parcial da queixa, sem febre, dorme e come bem, segue a medicação.',
       'Bom estado geral, corada, hidratada. Ausculta sem alterações.',
       'Quadro estável, em acompanhamento.', 'Manter conduta e retorno em 30 dias.', 120 + n % 40, 80
     from (
       select n, gen_random_uuid() as id, now() - n * interval '1 day' as em
       from generate_series(1, ${ENTRADAS}) as n
     ) as e`,
    quem,
  );
  await pilha.sql(
    `insert into public.prontuarios (id, entrada_id, adendo_de, clinica_id, paciente_id, autor_id, autor_nome,
       status, ocorrido_em, finalizado_em, subjetivo)
     select e.id, e.id, e.entrada_id, $1, $3, $2, 'Dra. Marta', 'finalizado', e.ocorrido_em, e.ocorrido_em,
       'Resultado dos exames conferido.'
     from (
       select p.entrada_id, p.ocorrido_em, gen_random_uuid() as id, row_number() over (order by p.ocorrido_em) as n
       from public.prontuarios p where p.paciente_id = $3
     ) as e
     where e.n % ${UMA_EM} = 0`,
    quem,
  );
  await pilha.sql(
    `insert into public.anexos (clinica_id, paciente_id, prontuario_id, nome, tipo, bytes, objeto, estado,
       sha256, conferido_em, publicado_em, criado_por)
     select $1, $3, e.id, 'laudo-' || e.n || '.pdf', 'application/pdf', 1000,
       encode(substr(sha256(e.id::text::bytea), 1, 20), 'hex'), 'conferido',
       encode(sha256(e.id::text::bytea), 'hex'), now(), now(), $2
     from (
       select p.id, row_number() over (order by p.ocorrido_em) as n
       from public.prontuarios p where p.paciente_id = $3
     ) as e
     where e.n % ${UMA_EM} = 1`,
    quem,
  );
  await pilha.sql('set session_replication_role = origin');
}
