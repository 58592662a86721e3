import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import { lerLcr } from '@domain/assinatura/lcr.ts';
import type { Buscar, Procura } from '@domain/assinatura/revogacao.ts';
import { buscarPublico, type Pedido, type Rede } from './rede.ts';

/** The largest of each that is taken, in bytes: lists of large authorities have some megabytes. */
const LIMITES: Readonly<Record<Procura['tipo'], number>> = {
  lcr: 12 * 1024 ** 2,
  ocsp: 64 * 1024,
  autoridade: 256 * 1024,
};
const LIMITE_MS = 4000;
/** How much is remembered at most, in bytes. */
const MOST_REMEMBERED = 48 * 1024 ** 2;
/** How long what came without a term is remembered, and how long that nothing came, in milliseconds. */
const DAY = 86_400_000;
const FAILED = 60_000;
/** An answer about one certificate is fresh for a moment: so that 200 documents ask once. */
const ANSWERED = 300_000;

interface Lembrado {
  readonly dito: Promise<Uint8Array | null>;
  ate: number;
  bytes: number;
}

/**
 * Fetches lists, answers and authorities, and remembers each until its term: a list until its next, what
 * does not answer for a minute, so that many signatures wait for it once.
 */
export function criarBuscador(rede: Rede, agora: () => number = Date.now): Buscar {
  const lembrados = new Map<string, Lembrado>();

  return async (procura) => {
    const chave = await chaveDe(procura);
    const lembrado = lembrados.get(chave);
    if (lembrado && agora() < lembrado.ate) return lembrado.dito;
    const novo: Lembrado = {
      dito: buscarPublico(procura.endereco, pedidoDe(procura), rede),
      // Who asks meanwhile waits for the same.
      ate: Number.POSITIVE_INFINITY,
      bytes: 0,
    };
    lembrados.set(chave, novo);
    const dito = await novo.dito;
    novo.bytes = dito?.length ?? 0;
    novo.ate = termoDe(procura.tipo, dito, agora());
    esquecer(lembrados);
    return dito;
  };
}

async function chaveDe(procura: Procura): Promise<string> {
  const pedido = procura.tipo === 'ocsp' ? hex(await sha256(procura.pedido)) : '';
  return `${procura.tipo} ${procura.endereco} ${pedido}`;
}

function pedidoDe(procura: Procura): Pedido {
  const corpo = procura.tipo === 'ocsp' && {
    bytes: procura.pedido,
    tipo: 'application/ocsp-request',
  };
  return { limite: LIMITES[procura.tipo], limiteMs: LIMITE_MS, ...(corpo && { corpo }) };
}

function termoDe(tipo: Procura['tipo'], dito: Uint8Array | null, agora: number): number {
  if (!dito) return agora + FAILED;
  if (tipo === 'ocsp') return agora + ANSWERED;
  const lista = tipo === 'lcr' ? lerLcr(dito) : undefined;
  if (tipo === 'lcr' && !lista) return agora + FAILED;
  return Math.min(lista?.ate.getTime() ?? Number.POSITIVE_INFINITY, agora + DAY);
}

/** Lets go of what was asked first, until the rest fits. */
function esquecer(lembrados: Map<string, Lembrado>): void {
  let total = [...lembrados.values()].reduce((soma, { bytes }) => soma + bytes, 0);
  for (const [chave, { bytes }] of lembrados) {
    if (total <= MOST_REMEMBERED && lembrados.size <= 500) return;
    lembrados.delete(chave);
    total -= bytes;
  }
}
