import { criarBuscador } from './buscador.ts';
import type { Rede } from './rede.ts';

/** The network of this process. `ICP_ORIGENS_LOCAIS`: origins of this machine that are asked as well. */
export function redeDaqui(): Rede {
  return {
    fetch: (endereco, pedido) => fetch(endereco, pedido),
    async resolver(nome) {
      const ditos = await Promise.allSettled([
        Deno.resolveDns(nome, 'A'),
        Deno.resolveDns(nome, 'AAAA'),
      ]);
      return ditos.flatMap((dito) => (dito.status === 'fulfilled' ? dito.value : []));
    },
    permitidas: (Deno.env.get('ICP_ORIGENS_LOCAIS') ?? '').split(' ').filter(Boolean),
  };
}

/** Fetches what certificates name, for all functions of this process. */
export const buscarDeAutoridade = criarBuscador(redeDaqui());
