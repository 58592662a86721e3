import { useEffect } from 'react';

const PAUSA_SEM_OCIO = 2000;

/**
 * From the first sign-in of somebody who may use the tools, keeps on this device what opens them
 * without a connection, tables of medicines included: the service worker of build/sem-conexao. It
 * waits until the browser has nothing to do, and only the build has it.
 */
export function useSemConexao(usaFerramentas: boolean): void {
  useEffect(
    () => (import.meta.env.PROD && usaFerramentas ? quandoOcioso(registrar) : undefined),
    [usaFerramentas],
  );
}

function registrar(): void {
  if (!('serviceWorker' in navigator)) return;
  // Some browsers refuse it in a private window: then the tools need a connection to open.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** @returns the way out. */
function quandoOcioso(fazer: () => void): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const pausa = setTimeout(fazer, PAUSA_SEM_OCIO);
    return () => clearTimeout(pausa);
  }
  const pedido = window.requestIdleCallback(fazer);
  return () => window.cancelIdleCallback(pedido);
}
