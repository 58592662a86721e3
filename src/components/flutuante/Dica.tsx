import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { DICA } from '@/config/constants.ts';
import classes from './Dica.module.css';

const DicaAberta = lazy(() =>
  import('./DicaAberta.tsx').then((modulo) => ({ default: modulo.DicaAberta })),
);

/** When the last one closed: who goes from icon to icon reads the next at once. */
let fechadaEm = Number.NEGATIVE_INFINITY;

interface Props {
  rotulo: string;
  posicao?: 'top' | 'right';
  desligada?: boolean;
  children: ReactElement;
}

/** The words of an icon, under the pointer or the focus. What draws them comes with the first one. */
export function Dica({ rotulo, posicao = 'top', desligada = false, children }: Props) {
  const contorno = useRef<HTMLSpanElement>(null);
  const [alvo, setAlvo] = useState<HTMLElement | null>(null);
  useEffect(() => (contorno.current ? observar(contorno.current, setAlvo) : undefined), []);
  return (
    <span ref={contorno} className={classes.contorno}>
      {children}
      {alvo && !desligada && (
        <Suspense fallback={null}>
          <DicaAberta alvo={alvo} rotulo={rotulo} posicao={posicao} />
        </Suspense>
      )}
    </span>
  );
}

/** Says which element asks for its words, and null when none does any more; the answer stops it. */
function observar(contorno: HTMLElement, avisar: (alvo: HTMLElement | null) => void): () => void {
  let espera: ReturnType<typeof setTimeout> | undefined;
  let aberta = false;
  const mostrar = () => {
    aberta = true;
    const [icone] = contorno.children;
    avisar(icone instanceof HTMLElement ? icone : null);
  };
  const pedir = () => {
    clearTimeout(espera);
    const seguinte = performance.now() - fechadaEm < DICA.seguinteApos;
    espera = setTimeout(mostrar, seguinte ? 0 : DICA.abrirApos);
  };
  const fechar = () => {
    clearTimeout(espera);
    if (aberta) fechadaEm = performance.now();
    aberta = false;
    avisar(null);
  };
  const fecharNoEsc = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') fechar();
  };
  const fim = new AbortController();
  const opcoes = { signal: fim.signal };
  for (const evento of ['mouseenter', 'focusin']) contorno.addEventListener(evento, pedir, opcoes);
  for (const evento of ['mouseleave', 'focusout', 'click']) {
    contorno.addEventListener(evento, fechar, opcoes);
  }
  contorno.addEventListener('keydown', fecharNoEsc, opcoes);
  return () => {
    clearTimeout(espera);
    fim.abort();
  };
}
