import type { Sql } from 'postgres';

const AQUECIMENTO = 20;
const MEDIDAS = 200;
/** What takes long is asked less often, but so often at least: a p95 of twenty is the slowest but one. */
const PACIENCIA_MS = 4_000;
const NO_MINIMO = 20;

/** Something asked of a world, as its caller. */
export interface Pedido {
  readonly conexao: Sql;
  /** Profile whose token the call carries. */
  readonly quem: string;
  readonly sql: string;
  /** It writes: taken back each time. */
  readonly escreve?: boolean;
}

/** How many rows came, and in how many milliseconds. */
export interface Tempo {
  readonly linhas: number;
  readonly mediana: number;
  readonly p95: number;
}

/** Times each of them, turn about, so that what else the machine does falls on all alike. */
export async function medir(pedidos: readonly Pedido[]): Promise<Tempo[]> {
  const medidas = pedidos.map((pedido) => ({ pedido, linhas: 0, tempos: [] as number[] }));
  const limite = performance.now() + PACIENCIA_MS;
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    if (i >= AQUECIMENTO + NO_MINIMO && performance.now() > limite) break;
    for (const medida of medidas) {
      const { ms, achadas } = await pedir(medida.pedido);
      medida.linhas = achadas;
      if (i >= AQUECIMENTO) medida.tempos.push(ms);
    }
  }
  return medidas.map(({ linhas, tempos }) => {
    tempos.sort((a, b) => a - b);
    const na = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? Number.NaN;
    return { linhas, mediana: na(0.5), p95: na(0.95) };
  });
}

/** One request as PostgREST makes it: role and claims set in a transaction; the time is the query's. */
async function pedir({ conexao, quem, sql, escreve = false }: Pedido) {
  const claims = JSON.stringify({ sub: quem, role: 'authenticated' });
  let feito = { ms: Number.NaN, achadas: 0 };
  const transacao = conexao.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    const inicio = performance.now();
    const achadas = await tx.unsafe(sql);
    feito = { ms: performance.now() - inicio, achadas: achadas.length };
    if (escreve) throw new Desfeita();
  });
  await transacao.catch((erro: unknown) => {
    if (!(erro instanceof Desfeita)) throw erro;
  });
  return feito;
}

class Desfeita extends Error {}

/** The figures of what was timed together, in a line; each after the first with its ratio to that. */
export function linha(tempos: readonly Tempo[]): string {
  return tempos
    .map(({ linhas, mediana, p95 }, qual) => {
      const razao = mediana / (tempos[0]?.mediana ?? Number.NaN);
      const numeros = [
        String(linhas).padStart(6),
        mediana.toFixed(2).padStart(8),
        p95.toFixed(2).padStart(7),
      ];
      return numeros.join('') + (qual > 0 ? razao.toFixed(2).padStart(6) : '');
    })
    .join('');
}
