import { type RefObject, useEffect } from 'react';

interface Arrasto {
  alvo: HTMLElement;
  inicio: number;
  ponteiro: number;
}

/**
 * Lets the elements that match `seletor`, inside a region, be swiped away to either side.
 * @param limite distance in px from which letting go dismisses.
 */
export function useDeslizar(
  regiao: RefObject<HTMLElement | null>,
  seletor: string,
  limite: number,
  aoDispensar: (alvo: HTMLElement) => void,
): void {
  useEffect(() => {
    const elemento = regiao.current;
    if (!elemento) return;
    const controle = new AbortController();
    const { signal } = controle;
    let arrasto: Arrasto | null = null;

    const mover = (distancia: number) => {
      if (arrasto) arrasto.alvo.style.translate = distancia ? `${distancia}px` : '';
    };
    const soltar = () => {
      mover(0);
      arrasto = null;
    };

    elemento.addEventListener(
      'pointerdown',
      ({ target, clientX, pointerId }) => {
        const alvo = target instanceof Element ? target.closest<HTMLElement>(seletor) : null;
        if (alvo) arrasto = { alvo, inicio: clientX, ponteiro: pointerId };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      ({ pointerId, clientX }) => {
        if (arrasto?.ponteiro === pointerId) mover(clientX - arrasto.inicio);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ pointerId, clientX }) => {
        if (arrasto?.ponteiro !== pointerId) return;
        const { alvo, inicio } = arrasto;
        soltar();
        if (Math.abs(clientX - inicio) >= limite) aoDispensar(alvo);
      },
      { signal },
    );
    window.addEventListener('pointercancel', soltar, { signal });
    return () => controle.abort();
  }, [regiao, seletor, limite, aoDispensar]);
}
