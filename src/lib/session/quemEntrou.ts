import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';
import { type QuemEntrou, quemEntrouSchema } from './contratos.ts';
import { reivindicacoes } from './token.ts';

/** Who signed in, kept so that the application opens without a connection. */
export function guardarQuemEntrou(quem: QuemEntrou): void {
  aparelho.guardar(CHAVES.quemEntrou, JSON.stringify(quem));
}

export function esquecerQuemEntrou(): void {
  aparelho.apagar(CHAVES.quemEntrou);
}

/** Returns the owner of a token as last heard from the server; null for any other token. */
export function lerQuemEntrou(token: string): QuemEntrou | null {
  const lido = quemEntrouSchema.safeParse(interpretar(aparelho.ler(CHAVES.quemEntrou)));
  return lido.success && lido.data.id === reivindicacoes(token).sub ? lido.data : null;
}

function interpretar(bruto: string | null): unknown {
  try {
    return JSON.parse(bruto ?? 'null');
  } catch {
    return null;
  }
}
