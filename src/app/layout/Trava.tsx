import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { foiDeixado } from '@/lib/sigilo/trava.ts';
import { useTrancarSozinho, useTrava } from '@/lib/sigilo/useTrava.ts';
import classes from './Trava.module.css';

const TelaTrancada = sobDemanda(() =>
  import('./TelaTrancada.tsx').then((modulo) => ({ default: modulo.TelaTrancada })),
);

/**
 * Covers the signed-in area while the device is locked. What was open stays as it was under it, half a
 * sentence too, and what waits goes on being sent; opened locked, nothing of it is shown or read.
 */
export function Trava({ children }: { children: ReactNode }) {
  const { id, tipo } = usePerfil();
  const atual = useTrava(id);
  // Left alone with the browser closed: it opens locked, before anything was seen.
  const [deixado] = useState(() => foiDeixado(atual, tipo, Date.now()));
  const [abriu, setAbriu] = useState(false);
  useTrancarSozinho(id, tipo);
  const trancada = atual.trancada || (deixado && !abriu && foiDeixado(atual, tipo, Date.now()));
  if (!trancada && !abriu) setAbriu(true);
  useFocoDeAntes(trancada);
  useSoATrava(trancada);
  return (
    <>
      {(abriu || !trancada) && children}
      {trancada &&
        createPortal(
          <div className={classes.trava}>
            <Suspense fallback={null}>
              <TelaTrancada />
            </Suspense>
          </div>,
          document.body,
        )}
    </>
  );
}

/** Gives the focus back to where it was when the lock came. */
function useFocoDeAntes(trancada: boolean): void {
  useLayoutEffect(() => {
    if (!trancada) return;
    const antes = document.activeElement;
    return () => {
      requestAnimationFrame(() => antes instanceof HTMLElement && antes.focus());
    };
  }, [trancada]);
}

/** Takes all but the lock off the page, before it is painted. */
function useSoATrava(trancada: boolean): void {
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-trancada', trancada);
    return () => document.body.removeAttribute('data-trancada');
  }, [trancada]);
}
