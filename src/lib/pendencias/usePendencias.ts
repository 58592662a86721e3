import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pendenciasDe } from './aba.ts';
import type { Especie } from './pendencia.ts';
import type { Entrega, Item } from './pendencias.ts';

/** Whether what the device kept of an account was read; reads it. */
export function usePendenciasAbertas(usuarioId: string): boolean {
  const pendencias = pendenciasDe(usuarioId);
  useEffect(() => void pendencias.abrir(), [pendencias]);
  return useSyncExternalStore(pendencias.assinar, pendencias.aberta);
}

/** What waits of one kind, kept in step wherever it is shown. */
export function usePendencias<D>(usuarioId: string, especie: Especie<D>): readonly Item<D>[] {
  usePendenciasAbertas(usuarioId);
  const pendencias = pendenciasDe(usuarioId);
  const ler = useCallback(() => pendencias.ler(especie), [pendencias, especie]);
  return useSyncExternalStore(pendencias.assinar, ler);
}

/** How many operations of an account wait on this device. */
export function useQuantasPendencias(usuarioId: string): number {
  usePendenciasAbertas(usuarioId);
  const pendencias = pendenciasDe(usuarioId);
  return useSyncExternalStore(pendencias.assinar, pendencias.quantas);
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
