import { useEffect, useSyncExternalStore } from 'react';
import { foiDeixado, type Trava, trancar, trava, usar } from './trava.ts';

/** How often it is looked at whether somebody is there, in ms. */
const OLHAR = 5000;
const USOS = ['pointerdown', 'keydown', 'wheel'] as const;

/** The lock of a person on this device. */
export function useTrava(usuarioId: string): Trava {
  return useSyncExternalStore(trava.assinar, () => trava.ler(usuarioId));
}

/** Locks the device once it was left alone, also when it is looked at again after a sleep. */
export function useTrancarSozinho(usuarioId: string, tipo: string): void {
  useEffect(() => {
    const olhar = () => {
      const atual = trava.ler(usuarioId);
      if (!atual.trancada && foiDeixado(atual, tipo, Date.now())) void trancar(usuarioId);
    };
    const aoUsar = () => {
      olhar();
      const { trancada, pronta, visto } = trava.ler(usuarioId);
      if (pronta && !trancada && Date.now() - visto >= OLHAR) usar(usuarioId, Date.now());
    };
    const temporizador = setInterval(olhar, OLHAR);
    document.addEventListener('visibilitychange', olhar);
    window.addEventListener('pageshow', olhar);
    for (const uso of USOS) window.addEventListener(uso, aoUsar, { capture: true, passive: true });
    return () => {
      clearInterval(temporizador);
      document.removeEventListener('visibilitychange', olhar);
      window.removeEventListener('pageshow', olhar);
      for (const uso of USOS) window.removeEventListener(uso, aoUsar, { capture: true });
    };
  }, [usuarioId, tipo]);
}
