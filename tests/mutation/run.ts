/**
 * `npm run mutation` changes the clinical engine in every way it knows and says what no test
 * noticed. It takes names: `numeros` and `codigo` are the tools, the others the groups of
 * `grupos.ts`. All of it takes the better part of an hour, so it is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { GRUPOS } from './grupos.ts';

const DE_FERRAMENTAS = ['numeros', 'codigo'];
const TODOS = [...DE_FERRAMENTAS, ...Object.keys(GRUPOS)];

const pedidos = process.argv.slice(2);
const desconhecido = pedidos.find((pedido) => !TODOS.includes(pedido.split('/')[0] ?? ''));
if (desconhecido) {
  console.error(`no group ${desconhecido}; there are ${TODOS.join(', ')}`);
  process.exit(1);
}

function rodar(pedido: string): boolean {
  const comando = DE_FERRAMENTAS.includes(pedido) ? [`${pedido}.ts`] : ['grupo.ts', pedido];
  console.log(`\n${pedido}`);
  const { status } = spawnSync('npx', ['--no-install', 'tsx', ...comando], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
  });
  return status === 0;
}

const falhou = (pedidos.length > 0 ? pedidos : TODOS).filter((pedido) => !rodar(pedido));
if (falhou.length > 0) {
  console.error(`not finished: ${falhou.join(', ')}`);
  process.exit(1);
}
