/**
 * Changes the code of the tools as Stryker would (comparisons, conditions, arithmetic, texts), one
 * place at a time, and asks the known answers whether they notice.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { empacotarFerramentas, ferramentaDe, percebida } from './ferramentas.ts';
import { instrumentar, ligar } from './instrumentar.ts';
import { DOMINIO, FERRAMENTAS, RAIZ, relatar } from './pacote.ts';

/** Words: what is asked, answered and cited. The edges of the bands are for `numeros.ts`. */
const PALAVRAS =
  /\/(contrato|fonte|faixas|itens|campos|classes|verificacoes|campos-de-sodio|urina)\.ts$/;
/** A loop that a change made endless ends here. */
const VOLTAS = 10_000_000;

const arquivos = readdirSync(join(RAIZ, DOMINIO, FERRAMENTAS), {
  recursive: true,
  encoding: 'utf8',
}).filter((nome) => nome.endsWith('.ts') && !PALAVRAS.test(nome));

const { trocados, mudancas } = await instrumentar(arquivos.map((nome) => FERRAMENTAS + nome));
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
