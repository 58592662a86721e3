/**
 * `npm run bench -- <name>`: runs one benchmark and prints its ratios.
 * Benchmarks measure and report; only `bundle` judges (it runs in the test command too).
 */
const BENCHMARKS = {
  rls: () => import('./rls/rls.ts'),
  agenda: () => import('./agenda/agenda.ts'),
  rolagem: () => import('./agenda/rolagem.ts'),
  dia: () => import('./dia/dia.ts'),
  chegada: () => import('./chegada.ts'),
  impressao: () => import('./impressao.ts'),
  bundle: () => import('./bundle.ts'),
  functions: () => import('./functions.ts'),
  calculadoras: () => import('./calculadoras.ts'),
  interacoes: () => import('./interacoes.ts'),
  seguranca: () => import('./seguranca.ts'),
  catalogo: () => import('./catalogo/catalogo.ts'),
  assistente: () => import('./assistente/assistente.ts'),
  'plantoes-mes': () => import('./plantoes-mes.ts'),
  quadro: () => import('./quadro.ts'),
  cid: () => import('./cid.ts'),
  importacao: () => import('./importacao.ts'),
  anexos: () => import('./anexos.ts'),
  assinatura: () => import('./assinatura.ts'),
} as const;

const nome = process.argv[2] ?? '';
if (!(nome in BENCHMARKS)) {
  console.error(`Usage: npm run bench -- <${Object.keys(BENCHMARKS).join(' | ')}>`);
  process.exit(2);
}
const { executar } = await BENCHMARKS[nome as keyof typeof BENCHMARKS]();
process.exitCode = await executar();

export {};
