import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pendenciasDe } from './aba.ts';
import type { Especie } from './pendencia.ts';
import type { Entrega, Item } from './pendencias.ts';

/** Reads what the device kept of an account; true once that is done. */
export function usePendenciasAbertas(usuarioId: string): boolean {
  const pendencias = pendenciasDe(usuarioId);
  useEffect(() => void pendencias.abrir(), [pendencias]);
  return useSyncExternalStore(pendencias.assinar, pendencias.aberta);
}

/** Lists the pending operations of one kind, and renders again when they change. */
export function usePendencias<D>(usuarioId: string, especie: Especie<D>): readonly Item<D>[] {
  usePendenciasAbertas(usuarioId);
  const pendencias = pendenciasDe(usuarioId);
  const ler = useCallback(() => pendencias.ler(especie), [pendencias, especie]);
  return useSyncExternalStore(pendencias.assinar, ler);
}

/** Counts the operations of an account that wait on this device. */
export function useQuantasPendencias(usuarioId: string): number {
  usePendenciasAbertas(usuarioId);
  const pendencias = pendenciasDe(usuarioId);
  return useSyncExternalStore(pendencias.assinar, pendencias.quantas);
}

/** Whether this device keeps all that waits of an account, and would keep more. */
export function useTudoNoAparelho(usuarioId: string): boolean {
  usePendenciasAbertas(usuarioId);
  const pendencias = pendenciasDe(usuarioId);
  return useSyncExternalStore(pendencias.assinar, pendencias.tudoNoAparelho);
}

/**
 * Sends a kind while this shows: what waits when it appears, and when the network is back. Both
 * `especie` and `entrega` are made once, outside of what shows.
 */
export function useEnvioDePendencias<D>(
  usuarioId: string,
  especie: Especie<D>,
  entrega: Entrega<D>,
  aoChegar?: (dados: D) => void,
): void {
  const pendencias = pendenciasDe(usuarioId);
  useEffect(() => pendencias.registrar(especie, entrega), [pendencias, especie, entrega]);
  useEffect(
    () => (aoChegar ? pendencias.aoChegar(especie, aoChegar) : undefined),
    [pendencias, especie, aoChegar],
  );
}
