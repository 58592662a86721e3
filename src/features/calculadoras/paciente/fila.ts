import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '@/lib/guardado.ts';
import { type NovoCalculo, novoCalculoSchema } from '@/shared/calculos/api/linhas.ts';

/** Results that did not reach the record yet, kept on this device until they do. */
export type Fila = readonly NovoCalculo[];

const guardado = criarGuardado<Fila>({
  chave: CHAVES.calculosPendentes,
  schema: z.readonly(z.array(novoCalculoSchema)),
  vazio: [],
});

/** Results being sent for the first time: nothing to tell of them yet. */
let emVoo: ReadonlySet<string> = new Set();
const ouvintesDoVoo = new Set<() => void>();

export const lerFila = guardado.ler;

/** Puts a result in the line, once, while it is sent for the first time. */
export function enfileirar(usuarioId: string, calculo: NovoCalculo): void {
  mudarVoo(new Set(emVoo).add(calculo.id));
  guardado.mudar(usuarioId, (fila) => [...fila.filter(({ id }) => id !== calculo.id), calculo]);
}

/** Takes a result out: it arrived, or the person gave it up. */
export function retirar(usuarioId: string, calculoId: string): void {
  guardado.mudar(usuarioId, (fila) => fila.filter(({ id }) => id !== calculoId));
}

/** The first attempt ended: if the result is still in the line, it stands there. */
export function pousar(calculoId: string): void {
  mudarVoo(new Set([...emVoo].filter((id) => id !== calculoId)));
}

/** What stands in the line of the signed-in person, kept in step wherever it is shown. */
export function useFila(usuarioId: string): Fila {
  const ler = useMemo(() => () => lerFila(usuarioId), [usuarioId]);
  const fila = useSyncExternalStore(guardado.assinar, ler);
  const voando = useSyncExternalStore(assinarVoo, lerVoo);
  return fila.filter(({ id }) => !voando.has(id));
}

/** False while the line did not fit on this device, and goes with this tab. */
export function useFilaNoAparelho(usuarioId: string): boolean {
  return useSyncExternalStore(guardado.assinar, () => guardado.noAparelho(usuarioId));
}

const lerVoo = () => emVoo;

function assinarVoo(aoMudar: () => void): () => void {
  ouvintesDoVoo.add(aoMudar);
  return () => ouvintesDoVoo.delete(aoMudar);
}

function mudarVoo(novo: ReadonlySet<string>): void {
  emVoo = novo;
  for (const avisar of ouvintesDoVoo) avisar();
}
