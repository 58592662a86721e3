import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Janela, janelaEmVista, larguraDaColuna, proximaJanela } from './geometria.ts';

const NENHUMA: Janela = { primeira: 0, ultima: -1 };

/** How wide each column is, as the grid is resized, in pixels; 0 until it was measured. */
export function useLargura(rolagem: RefObject<HTMLElement | null>, quantas: number): number {
  const [disponivel, setDisponivel] = useState(0);
  useLayoutEffect(() => {
    const elemento = rolagem.current;
    if (!elemento) return undefined;
    const observador = new ResizeObserver(() => setDisponivel(elemento.clientWidth));
    observador.observe(elemento);
    setDisponivel(elemento.clientWidth);
    return () => observador.disconnect();
  }, [rolagem]);
  return disponivel > 0 ? larguraDaColuna(disponivel, quantas) : 0;
}

/**
 * Which columns to draw. What is in sight at first comes whole; from then on columns come one a
 * frame, ahead of the scroll, so that no frame waits for more than one of them.
 */
export function useJanela(
  rolagem: RefObject<HTMLElement | null>,
  largura: number,
  quantas: number,
): Janela {
  const [prontas, setProntas] = useState(NENHUMA);
  const atual = useRef(NENHUMA);

  useLayoutEffect(() => {
    const elemento = rolagem.current;
    if (!elemento) return undefined;
    let quadro = 0;
    const emVista = () =>
      janelaEmVista(elemento.scrollLeft, elemento.clientWidth, largura, quantas);
    const mostrar = (nova: Janela) => {
      atual.current = nova;
      setProntas(nova);
    };
    const avancar = () => {
      const nova = proximaJanela(atual.current, emVista(), quantas);
      const falta = nova !== atual.current;
      quadro = falta ? requestAnimationFrame(avancar) : 0;
      if (falta) mostrar(nova);
    };
    const aoRolar = () => {
      if (quadro === 0) quadro = requestAnimationFrame(avancar);
    };
    if (atual.current === NENHUMA) mostrar(emVista());
    aoRolar();
    elemento.addEventListener('scroll', aoRolar, { passive: true });
    return () => {
      elemento.removeEventListener('scroll', aoRolar);
      cancelAnimationFrame(quadro);
    };
  }, [rolagem, largura, quantas]);

  return prontas;
}
