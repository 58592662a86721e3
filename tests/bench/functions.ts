import { iniciarStack } from '../support/stack.ts';
import { entrar, iniciarFuncoes, medirPorTurnos } from './functions/medir.ts';

const ROTAS = ['/bare/me', '/auth/me', '/users/permissions'];

/**
 * Calls a second of the product's authenticated reads against the barest handler that makes the same
 * database call, both in one Deno process, turn about.
 */
export async function executar(): Promise<number> {
  const pilha = await iniciarStack({ api: 54931, seed: true, functions: false });
  const deno = await iniciarFuncoes(pilha, {
    auth: 'supabase/functions/auth/index.ts',
    users: 'supabase/functions/users/index.ts',
    bare: 'tests/bench/functions/bare.mjs',
  });
  try {
    const token = await entrar(pilha);
    const headers = { authorization: `Bearer ${token}` };
    const medianas = await medirPorTurnos(
      ROTAS.map((rota) => ({ nome: rota, url: `${deno.url}${rota}`, pedido: { headers } })),
    );
    const base = medianas.get('/bare/me') ?? Number.NaN;
    console.log('\nmedian calls a second          calls/s    against bare');
    for (const [rota, valor] of medianas) {
      console.log(
        `${rota.padEnd(30)}${valor.toFixed(0).padStart(8)}${(valor / base).toFixed(2).padStart(16)}`,
      );
    }
    return 0;
  } finally {
    deno.parar();
    await pilha.parar();
  }
}
