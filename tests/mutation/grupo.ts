/**
 * Breaks one group of the engine, one place at a time, and asks the group's tests until one notices:
 * `interacoes`, or only some of its files, `interacoes/escrita`. All tests are one script, evaluated
 * anew for each change, so what a module does as it loads counts too.
 */
import { Script } from 'node:vm';
import { grupo } from './grupos.ts';
import { instrumentar, ligar, type Mudanca, percorrer } from './instrumentar.ts';
import { empacotar, percebidasDe } from './pacote.ts';
import { coletor, type Prova, type Vitest } from './provas.ts';

/** A change may go through its place so many times more often; then its loop is endless. */
const FOLGA = 100;
/** A test that takes longer waits for its turn, though it was the one that noticed last. */
const RAPIDA_MS = 20;

type Resultado = 'percebida' | 'escapa' | 'pendurada';

const [nome = '', so = ''] = process.argv[2]?.split('/') ?? [];
const { arquivos, testes } = grupo(nome);
const { trocados, mudancas } = await instrumentar(
  arquivos.filter((arquivo) => arquivo.includes(so)),
);
const com = await empacotar<Vitest, { provas: readonly Prova[] }>(
  [
    ...testes.map((teste) => `import ${JSON.stringify(teste)};`),
    "export { provas } from 'vitest';",
  ].join('\n'),
  'vitest__',
  (arquivo) => trocados.get(arquivo),
);
const carregar = () => com(coletor()).provas;

const { carga, porProva } = percorrer(carregar);
console.log(`${porProva.length} tests of ${testes.length} files`);

/** The tests from the quickest on, after the one that noticed last: it often notices the next too. */
const ordem = [...porProva.keys()].sort((a, b) => (porProva[a]?.ms ?? 0) - (porProva[b]?.ms ?? 0));

/** The tests that go through a change; all of them, where it already changes what is loaded. */
function asQuePassam(id: string): readonly number[] {
  return ordem.filter((n) => carga[id] || porProva[n]?.passagens[id]);
}

/** How often a change may be gone through in what went through its place so many times. */
function voltas(passagens = 0): number {
  return FOLGA * Math.max(passagens, 10_000);
}

/** A change that hangs elsewhere ends after ten times what all the tests took, as busy as it is. */
const esperaMs = Math.ceil(10_000 + 10 * porProva.reduce((soma, { ms }) => soma + ms, 0));

const tarefa = { rodar: () => undefined as unknown };
Object.assign(globalThis, { tarefa__: tarefa });
const disparo = new Script('tarefa__.rodar()');

function rodar(id: string): void {
  ligar(id, voltas(carga[id]));
  const provas = carregar();
  for (const n of asQuePassam(id)) {
    ligar(id, voltas(porProva[n]?.passagens[id]));
    try {
      provas[n]?.();
    } catch (erro) {
      if ((porProva[n]?.ms ?? 0) < RAPIDA_MS) ordem.unshift(...ordem.splice(ordem.indexOf(n), 1));
      throw erro;
    }
  }
  // What a change adds to a table may bring tests that there were not.
  for (const prova of provas.slice(porProva.length)) prova();
}

/** Runs what a change is in the way of, until something throws. */
function julgar({ id }: Mudanca): Resultado {
  tarefa.rodar = () => rodar(id);
  try {
    disparo.runInThisContext({ timeout: esperaMs });
    return 'escapa';
  } catch (erro) {
    const parou =
      erro instanceof Error && 'code' in erro && erro.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return parou ? 'pendurada' : 'percebida';
  }
}

const julgadas = mudancas.map((mudanca) => {
  const resultado = julgar(mudanca);
  if (resultado === 'escapa') console.log(mudanca.descricao);
  if (resultado === 'pendurada') console.log(`${mudanca.descricao} (never ended)`);
  return { ...mudanca, resultado };
});

const quantas = (resultado: Resultado, em = '') =>
  julgadas.filter((um) => um.resultado === resultado && um.arquivo.startsWith(em)).length;
for (const arquivo of trocados.keys()) {
  const total = mudancas.filter((mudanca) => mudanca.arquivo === arquivo).length;
  console.log(`${arquivo}: ${percebidasDe(total, quantas('escapa', arquivo))}`);
}
console.log(`${quantas('pendurada')} never ended`);
console.log(percebidasDe(mudancas.length, quantas('escapa')));
