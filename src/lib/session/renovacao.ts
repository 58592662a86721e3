import { SESSAO } from '@/config/constants.ts';

/**
 * Checks the session every two minutes, and at once when the tab is seen again or the network
 * returns: timers sleep with the computer.
 * @returns how to stop.
 */
export function manterRenovada(verificar: () => Promise<void>): () => void {
  const temporizador = setInterval(verificar, SESSAO.intervaloDeVerificacao);
  const aoAcordar = () => {
    if (document.visibilityState === 'visible') void verificar();
  };
  document.addEventListener('visibilitychange', aoAcordar);
  window.addEventListener('online', aoAcordar);
  return () => {
    clearInterval(temporizador);
    document.removeEventListener('visibilitychange', aoAcordar);
    window.removeEventListener('online', aoAcordar);
  };
}
