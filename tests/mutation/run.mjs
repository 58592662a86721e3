/**
 * `npm run mutation` changes the clinical engine in every way it knows and says what no test
 * noticed. It takes names: `numeros` and `codigo` are the tools, in minutes; the others are the
 * groups of `grupos.mjs`, a quarter of an hour each. So it is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { GRUPOS } from './grupos.mjs';

const pedidos = process.argv.slice(2);
const DE_FERRAMENTAS = ['numeros', 'codigo'];
const todos = [...DE_FERRAMENTAS, ...Object.keys(GRUPOS)];
const desconhecido = pedidos.find((pedido) => !todos.includes(pedido));
if (desconhecido) {
  console.error(`no group ${desconhecido}; there are ${todos.join(', ')}`);
  process.exit(1);
}

function rodar(grupo) {
  const comando = DE_FERRAMENTAS.includes(grupo)
    ? ['tsx', `tests/mutation/${grupo}.ts`]
    : ['stryker', 'run', 'tests/mutation/stryker.config.mjs'];
  const { status } = spawnSync('npx', ['--no-install', ...comando], {
    stdio: 'inherit',
    env: { ...process.env, GRUPO: grupo },
  });
  return status === 0;
}

const falhou = (pedidos.length > 0 ? pedidos : todos).filter((grupo) => !rodar(grupo));
if (falhou.length > 0) {
  console.error(`not finished: ${falhou.join(', ')}`);
  process.exit(1);
}
