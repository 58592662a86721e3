import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { type NovoCalculo, novoCalculoSchema } from '../api/linhas.ts';

/** Results that did not reach the record yet, kept on this device until they do. */
export type Fila = readonly NovoCalculo[];

const filaSchema = z.array(novoCalculoSchema);
const VAZIA: Fila = [];
const ouvintes = new Set<() => void>();
/** Results being sent for the first time: nothing to tell of them yet. */
const emVoo = new Set<string>();
let lida: { chave: string; bruto: string | null; fila: Fila } | undefined;
let paradas: { de: Fila; voos: number; fila: Fila } | undefined;
let voos = 0;

/** Another person of the same computer has another line. */
const chaveDe = (usuarioId: string) => `${CHAVES.calculosPendentes}:${usuarioId}`;

export function lerFila(usuarioId: string): Fila {
  const chave = chaveDe(usuarioId);
  const bruto = localStorage.getItem(chave);
  if (lida?.chave !== chave || lida.bruto !== bruto) {
    lida = { chave, bruto, fila: interpretar(bruto) };
  }
  return lida.fila;
}

/** Puts a result in the line, once, while it is sent for the first time. */
export function enfileirar(usuarioId: string, calculo: NovoCalculo): void {
  emVoo.add(calculo.id);
  voos += 1;
  const outros = lerFila(usuarioId).filter(({ id }) => id !== calculo.id);
  gravar(usuarioId, [...outros, calculo]);
}

/** Takes a result out: it arrived, or the person gave it up. */
export function retirar(usuarioId: string, calculoId: string): void {
  gravar(
    usuarioId,
    lerFila(usuarioId).filter(({ id }) => id !== calculoId),
  );
}

/** The first attempt ended: if the result is still in the line, it stands there. */
export function pousar(calculoId: string): void {
  if (!emVoo.delete(calculoId)) return;
  voos += 1;
  for (const avisar of ouvintes) avisar();
}

/** What stands in the line of the signed-in person, kept in step wherever it is shown. */
export function useFila(usuarioId: string): Fila {
  const ler = useMemo(() => () => lerParadas(usuarioId), [usuarioId]);
  return useSyncExternalStore(assinar, ler);
}

/** The same list as long as nothing changed, as React asks of what it subscribes to. */
function lerParadas(usuarioId: string): Fila {
  const de = lerFila(usuarioId);
  if (paradas?.de !== de || paradas.voos !== voos) {
    paradas = { de, voos, fila: de.filter(({ id }) => !emVoo.has(id)) };
  }
  return paradas.fila;
}

function gravar(usuarioId: string, fila: Fila): void {
  const chave = chaveDe(usuarioId);
  if (fila.length === 0) localStorage.removeItem(chave);
  else localStorage.setItem(chave, JSON.stringify(fila));
  for (const avisar of ouvintes) avisar();
}

function interpretar(bruto: string | null): Fila {
  if (!bruto) return VAZIA;
  try {
    const resultado = filaSchema.safeParse(JSON.parse(bruto));
    return resultado.success ? resultado.data : VAZIA;
  } catch {
    return VAZIA;
  }
}

function assinar(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar);
  window.addEventListener('storage', aoMudar);
  return () => {
    ouvintes.delete(aoMudar);
    window.removeEventListener('storage', aoMudar);
  };
}
