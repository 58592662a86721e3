/**
 * Changes the code of the tools as Stryker would (comparisons, conditions, arithmetic, texts), one
 * place at a time, and asks the known answers whether they notice.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contasDe, empacotarFerramentas, ferramentaDe, percebida } from './ferramentas.ts';
import { instrumentar, ligar } from './instrumentar.ts';
import { DOMINIO, FERRAMENTAS, RAIZ, relatar } from './pacote.ts';

/** A loop that a change made endless ends here. */
const VOLTAS = 10_000_000;

const arquivos = readdirSync(join(RAIZ, DOMINIO, FERRAMENTAS), {
  recursive: true,
  encoding: 'utf8',
}).filter((nome) => nome.endsWith('.ts'));

// Only the arithmetic: the edges of the bands are for `numeros.ts`.
const { trocados, mudancas } = await instrumentar(
  arquivos.map((nome) => FERRAMENTAS + nome),
  contasDe,
);
const com = await empacotarFerramentas<undefined>('_', (arquivo) => trocados.get(arquivo));

function escapa(id: string, ferramenta: string | undefined): boolean {
  ligar(id, VOLTAS);
  return !percebida(() => com(undefined)(ferramenta));
}

if (!escapa('', undefined)) throw new Error('the known answers fail as it is');
relatar(
  mudancas.length,
  mudancas
    .filter(({ id, arquivo }) => escapa(id, ferramentaDe(arquivo)))
    .map(({ descricao }) => descricao),
);
