import { CHAVES } from '@/config/constants.ts';
import { aba, aparelho } from '../armazem.ts';
import { type QuemEntrou, quemEntrouSchema } from './contratos.ts';
import { reivindicacoes } from './token.ts';

/** Keeps who signed in, so that the application opens without a connection. */
export function guardarQuemEntrou(quem: QuemEntrou): void {
  aparelho.guardar(CHAVES.quemEntrou, JSON.stringify(quem));
}

/** Forgets the person, and where they may work (lib/clinica/conhecidas.ts). */
export function esquecerQuemEntrou(): void {
  aparelho.apagar(CHAVES.quemEntrou);
  aparelho.apagar(CHAVES.clinicas);
}

/** Returns the owner of a token as last heard from the server; null for any other token. */
export function lerQuemEntrou(token: string): QuemEntrou | null {
  const lido = quemEntrouSchema.safeParse(interpretar(aparelho.ler(CHAVES.quemEntrou)));
  return lido.success && lido.data.id === reivindicacoes(token).sub ? lido.data : null;
}

/** Remembers in this tab whose session ended without their signing out: only they go back to where they were. */
export function lembrarQuemEstava(id: string): void {
  aba.guardar(CHAVES.quemEstava, id);
}

/** Whether the session before this one was another person's; asked once, at sign-in. */
export function eraOutraPessoa(id: string): boolean {
  const antes = aba.ler(CHAVES.quemEstava);
  aba.apagar(CHAVES.quemEstava);
  return antes !== null && antes !== id;
}

function interpretar(bruto: string | null): unknown {
  try {
    return JSON.parse(bruto ?? 'null');
  } catch {
    return null;
  }
}
