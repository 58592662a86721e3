import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '@/lib/guardado.ts';

/** Which tools a person marked, and which were opened last; of each, the newest first. */
export interface Guardados {
  readonly favoritas: readonly string[];
  readonly recentes: readonly string[];
}

const MAXIMO_DE_RECENTES = 6;
const NADA: Guardados = { favoritas: [], recentes: [] };

const guardadosSchema = z.object({ favoritas: z.array(z.string()), recentes: z.array(z.string()) });

const guardado = criarGuardado({
  chave: CHAVES.calculadoras,
  schema: guardadosSchema,
  vazio: NADA,
});

/** What this device keeps for a person; what cannot be read counts as nothing. */
export const lerGuardados = guardado.ler;

/** Marks a tool as favourite, or takes the mark away. */
export function alternarFavorita(usuarioId: string, id: string): void {
  guardado.mudar(usuarioId, ({ favoritas, recentes }) => {
    const outras = favoritas.filter((outra) => outra !== id);
    const marcada = outras.length < favoritas.length;
    return { favoritas: marcada ? outras : [id, ...outras], recentes };
  });
}

/** Puts a tool in front of those opened last. */
export function lembrarRecente(usuarioId: string, id: string): void {
  if (lerGuardados(usuarioId).recentes[0] === id) return;
  guardado.mudar(usuarioId, ({ favoritas, recentes }) => {
    const outras = recentes.filter((outra) => outra !== id);
    return { favoritas, recentes: [id, ...outras].slice(0, MAXIMO_DE_RECENTES) };
  });
}

/** The favourites and recents of the signed-in person, kept in step wherever they are shown. */
export function useGuardados(usuarioId: string): Guardados {
  const ler = useMemo(() => () => lerGuardados(usuarioId), [usuarioId]);
  return useSyncExternalStore(guardado.assinar, ler);
}
