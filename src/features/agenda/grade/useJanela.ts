import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  cobre,
  type Janela,
  janelaEmVista,
  larguraDaColuna,
  proximaJanela,
  type Rumo,
} from './geometria.ts';

const NENHUMA: Janela = { primeira: 0, ultima: -1 };
/** Milliseconds of a frame, where none is late. */
const QUADRO = 1000 / 60;
/** Columns drawn at once where frames are late and there are gaps in sight. */
const DE_UMA_VEZ = 3;

/** How wide each column is, as the grid is resized, in pixels; 0 until it was measured. */
export function useLargura(
  rolagem: RefObject<HTMLElement | null>,
  quantas: number,
  faixas: number,
): number {
  const [disponivel, setDisponivel] = useState(0);
  useLayoutEffect(() => {
    const elemento = rolagem.current;
    if (!elemento) return undefined;
    const observador = new ResizeObserver(() => setDisponivel(elemento.clientWidth));
    observador.observe(elemento);
    setDisponivel(elemento.clientWidth);
    return () => observador.disconnect();
  }, [rolagem]);
  return disponivel > 0 ? larguraDaColuna(disponivel, quantas, faixas) : 0;
}

/**
 * Which columns to draw. What is in sight at first comes whole; from then on columns come one a
 * frame, ahead of the scroll, so that no frame waits for more than one of them. Only where frames
 * are late and columns in sight are missing, some come at once: seeing goes before gliding.
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
    let antes = 0;
    let rolado = elemento.scrollLeft;
    let rumo: Rumo = 1;
    const emVista = () => janelaEmVista(rolado, elemento.clientWidth, largura, quantas);
    const mostrar = (nova: Janela) => {
      atual.current = nova;
      setProntas(nova);
    };
    const avancar = (agora: number) => {
      const { scrollLeft } = elemento;
      if (scrollLeft !== rolado) rumo = scrollLeft > rolado ? 1 : -1;
      rolado = scrollLeft;
      const vista = emVista();
      const atrasados = Math.min(Math.round((agora - antes) / QUADRO), DE_UMA_VEZ);
      antes = agora;
      let nova = proximaJanela(atual.current, vista, quantas, rumo);
      for (let vez = 1; vez < atrasados && !cobre(nova, vista); vez += 1) {
        nova = proximaJanela(nova, vista, quantas, rumo);
      }
      const falta = nova !== atual.current;
      quadro = falta ? requestAnimationFrame(avancar) : 0;
      if (falta) mostrar(nova);
    };
    const aoRolar = () => {
      if (quadro !== 0) return;
      antes = performance.now();
      quadro = requestAnimationFrame(avancar);
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
