import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '@/lib/guardado.ts';

/** What every screen may know of a person's certificates without opening where they are kept. */
export interface Notas {
  /** Until when the active certificate holds (null: not known); absent when there is none. */
  readonly ativo: { readonly validUntil: string | null } | null;
  /** Whether signing out removes the certificates from this device. */
  readonly removerAoSair: boolean;
}

const NADA: Notas = { ativo: null, removerAoSair: false };

const guardado = criarGuardado<Notas>({
  chave: CHAVES.certificados,
  schema: z.object({
    ativo: z.nullable(z.object({ validUntil: z.nullable(z.string()) })),
    removerAoSair: z.boolean(),
  }),
  vazio: NADA,
});

/** Notes which certificate is active, after the list was read or changed. */
export function anotarAtivo(usuarioId: string, ativo: Notas['ativo']): void {
  if (JSON.stringify(guardado.ler(usuarioId).ativo) === JSON.stringify(ativo)) return;
  guardado.mudar(usuarioId, (notas) => ({ ...notas, ativo }));
}

/** Keeps a person's choice of whether signing out removes the certificates. */
export function escolherRemoverAoSair(usuarioId: string, removerAoSair: boolean): void {
  guardado.mudar(usuarioId, (notas) => ({ ...notas, removerAoSair }));
}

/** The notes of a person, kept in step wherever they are shown, other tabs included. */
export function useNotas(usuarioId: string): Notas {
  const ler = useMemo(() => () => guardado.ler(usuarioId), [usuarioId]);
  return useSyncExternalStore(guardado.assinar, ler);
}

/**
 * Removes what a person chose to leave on no device, before they sign out. A failure keeps nobody in:
 * what stays is sealed, and only its person finds it listed.
 */
export async function removerAoSair(usuarioId: string): Promise<void> {
  const { ativo, removerAoSair } = guardado.ler(usuarioId);
  if (!removerAoSair || !ativo) return;
  try {
    const { cofre } = await import('./cofre.ts');
    await cofre.esvaziar(usuarioId);
    anotarAtivo(usuarioId, null);
  } catch {
    // Left as it was.
  }
}
