import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';

/** Which tools a person marked, and which were opened last; of each, the newest first. */
export interface Guardados {
  readonly favoritas: readonly string[];
  readonly recentes: readonly string[];
}

const MAXIMO_DE_RECENTES = 6;
const NADA: Guardados = { favoritas: [], recentes: [] };

const guardadosSchema = z.object({ favoritas: z.array(z.string()), recentes: z.array(z.string()) });

const ouvintes = new Set<() => void>();
const lidos = new Map<string, { bruto: string | null; guardados: Guardados }>();

/** Each person of a shared computer has their own. */
const chaveDe = (usuarioId: string) => `${CHAVES.calculadoras}:${usuarioId}`;

/** What this device keeps for a person; what cannot be read counts as nothing. */
export function lerGuardados(usuarioId: string): Guardados {
  const chave = chaveDe(usuarioId);
  const bruto = localStorage.getItem(chave);
  const anterior = lidos.get(chave);
  if (anterior && anterior.bruto === bruto) return anterior.guardados;
  const guardados = interpretar(bruto);
  lidos.set(chave, { bruto, guardados });
  return guardados;
}

/** Marks a tool as favourite, or takes the mark away. */
export function alternarFavorita(usuarioId: string, id: string): void {
  const { favoritas, recentes } = lerGuardados(usuarioId);
  const outras = favoritas.filter((outra) => outra !== id);
  const marcada = outras.length < favoritas.length;
  gravar(usuarioId, { favoritas: marcada ? outras : [id, ...outras], recentes });
}

/** Puts a tool in front of those opened last. */
export function lembrarRecente(usuarioId: string, id: string): void {
  const { favoritas, recentes } = lerGuardados(usuarioId);
  if (recentes[0] === id) return;
  const outras = recentes.filter((outra) => outra !== id);
  gravar(usuarioId, { favoritas, recentes: [id, ...outras].slice(0, MAXIMO_DE_RECENTES) });
}

/** The favourites and recents of the signed-in person, kept in step wherever they are shown. */
export function useGuardados(usuarioId: string): Guardados {
  const ler = useMemo(() => () => lerGuardados(usuarioId), [usuarioId]);
  return useSyncExternalStore(assinar, ler);
}

function gravar(usuarioId: string, guardados: Guardados): void {
  localStorage.setItem(chaveDe(usuarioId), JSON.stringify(guardados));
  for (const avisar of ouvintes) avisar();
}

function interpretar(bruto: string | null): Guardados {
  if (!bruto) return NADA;
  try {
    const lido = guardadosSchema.safeParse(JSON.parse(bruto));
    return lido.success ? lido.data : NADA;
  } catch {
    return NADA;
  }
}

function assinar(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar);
  // Another tab of the same person.
  window.addEventListener('storage', aoMudar);
  return () => {
    ouvintes.delete(aoMudar);
    window.removeEventListener('storage', aoMudar);
  };
}
