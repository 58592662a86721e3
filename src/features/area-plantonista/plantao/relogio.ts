const ouvintes = new Set<() => void>();
let agora = Date.now();
let temporizador: ReturnType<typeof setInterval> | undefined;

function ler() {
  agora = Date.now();
  for (const avisar of ouvintes) avisar();
}

/**
 * One clock for all that shows a time of the shift: it is read each second, never counted, so that after
 * a sleep it is right at once. Returns how to unsubscribe.
 */
export function assistirSegundos(aoPassar: () => void): () => void {
  if (ouvintes.size === 0) {
    agora = Date.now();
    temporizador = setInterval(ler, 1000);
    document.addEventListener('visibilitychange', ler);
  }
  ouvintes.add(aoPassar);
  return () => {
    ouvintes.delete(aoPassar);
    if (ouvintes.size > 0) return;
    clearInterval(temporizador);
    document.removeEventListener('visibilitychange', ler);
  };
}

/** The time in milliseconds, as it was last read. */
export function segundoLido(): number {
  // Nobody looks: nobody read it either.
  if (ouvintes.size === 0) agora = Date.now();
  return agora;
}
