import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Janela, janelaDe, larguraDaColuna } from './geometria.ts';

interface Medidas {
  largura: number;
  janela: Janela;
  aoRolar: () => void;
}

/** Measures the grid and says which of its columns to draw, as it is resized and scrolled. */
export function useJanela(rolagem: RefObject<HTMLElement | null>, quantas: number): Medidas {
  const [disponivel, setDisponivel] = useState(0);
  const [janela, setJanela] = useState<Janela>({ primeira: 0, ultima: -1 });
  const largura = larguraDaColuna(disponivel, quantas);

  const aoRolar = useCallback(() => {
    const elemento = rolagem.current;
    if (!elemento) return;
    const nova = janelaDe(elemento.scrollLeft, elemento.clientWidth, largura, quantas);
    // Most scroll events change nothing: the same object keeps React still.
    setJanela((antes) =>
      antes.primeira === nova.primeira && antes.ultima === nova.ultima ? antes : nova,
    );
  }, [rolagem, largura, quantas]);

  useLayoutEffect(() => {
    const elemento = rolagem.current;
    if (!elemento) return undefined;
    const observador = new ResizeObserver(() => setDisponivel(elemento.clientWidth));
    observador.observe(elemento);
    setDisponivel(elemento.clientWidth);
    return () => observador.disconnect();
  }, [rolagem]);

  useLayoutEffect(() => aoRolar(), [aoRolar]);

  return { largura, janela, aoRolar };
}
