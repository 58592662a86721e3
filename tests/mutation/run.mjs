/**
 * `npm run mutation` changes the clinical engine in every way it knows and says what no test
 * noticed; `npm run mutation -- motor` does one group of `grupos.mjs`, `-- numeros` the numbers
 * alone. The whole takes the better part of an hour, so it is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { GRUPOS } from './grupos.mjs';

const pedidos = process.argv.slice(2);
const todos = [...Object.keys(GRUPOS), 'numeros'];
const desconhecido = pedidos.find((pedido) => !todos.includes(pedido));
if (desconhecido) {
  console.error(`no group ${desconhecido}; there are ${todos.join(', ')}`);
  process.exit(1);
}

function rodar(grupo) {
  const comando =
    grupo === 'numeros'
      ? ['tsx', 'tests/mutation/numeros.ts']
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
