/**
 * Changes the code of the tools as Stryker would (comparisons, conditions, arithmetic, texts), one
 * place at a time, and asks the known answers whether they notice. Stryker's own runner takes an
 * hour for what one bundle, evaluated anew for each change, does in a minute.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { empacotar, FERRAMENTAS, ferramentaDe, percebida, RAIZ, relatar } from './pacote.ts';

/** Words: what is asked, answered and cited. The edges of the bands are for `numeros.ts`. */
const PALAVRAS =
  /\/(contrato|fonte|faixas|itens|campos|classes|verificacoes|campos-de-sodio|urina)\.ts$/;
/** A loop that a change made endless ends here. */
const VOLTAS = 10_000_000;

const silencio = () => undefined;
const mudo = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silencio,
  debug: silencio,
  info: silencio,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};

const pasta = join(RAIZ, FERRAMENTAS);
const arquivos = readdirSync(pasta, { recursive: true, encoding: 'utf8' })
  .filter((nome) => nome.endsWith('.ts') && !PALAVRAS.test(nome))
  .map((name) => ({ name, mutate: true, content: readFileSync(join(pasta, name), 'utf8') }));

const { files, mutants } = await new Instrumenter(mudo).instrument(arquivos, {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
  noHeader: false,
});

const trocados = new Map(files.map(({ name, content }) => [name, content]));
const com = await empacotar<undefined>('_', (arquivo) => trocados.get(arquivo));

/** Where the rewritten code looks for the change that is on. */
const ligada: { activeMutant?: string; hitCount?: number; hitLimit?: number } = {};
Object.assign(globalThis, { __stryker__: ligada });

function escapa(id: string, arquivo: string): boolean {
  Object.assign(ligada, { activeMutant: id, hitCount: 0, hitLimit: VOLTAS });
  return !percebida(() => com(undefined)(ferramentaDe(arquivo)));
}

if (!escapa('', 'comum/')) throw new Error('the known answers fail as it is');
const escapam = mutants.filter(({ id, fileName }) => escapa(id, fileName));
relatar(
  mutants.length,
  escapam.map(({ fileName, location, replacement }) => {
    const { line } = location.start;
    return `${fileName}:${line + 1} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}`;
  }),
);
