import { ESTAGIOS, type Estagio, estagioVizinho } from '@domain/crm/estagios.ts';

/** Attribute of what is focused in a card; its value is the card's id. */
export const CARTAO = 'data-cartao';
/** Attribute of a column; its value is the stage. */
export const COLUNA = 'data-coluna';

type Destino = { foco: HTMLElement } | { id: string; para: Estagio };

/**
 * Where a key leads from a card: arrows to the card above, below or beside (past empty columns);
 * with Shift, left and right move the card itself. Null when the key means nothing there.
 */
export function destinoDaTecla(
  quadro: HTMLElement,
  cartao: HTMLElement,
  tecla: string,
  comShift: boolean,
): Destino | null {
  const lado = { ArrowLeft: -1, ArrowRight: 1 }[tecla];
  const passo = { ArrowUp: -1, ArrowDown: 1 }[tecla];
  const estagio = ESTAGIOS.find((um) => um === cartao.closest(`[${COLUNA}]`)?.getAttribute(COLUNA));
  if (!estagio) return null;
  if (lado && comShift) {
    const para = estagioVizinho(estagio, lado);
    return para && { id: cartao.getAttribute(CARTAO) ?? '', para };
  }
  const daColuna = cartoesDa(quadro, estagio);
  const posicao = daColuna.indexOf(cartao);
  if (passo) {
    const foco = daColuna[posicao + passo];
    return foco ? { foco } : null;
  }
  return lado ? aoLado(quadro, estagio, lado, posicao) : null;
}

function aoLado(
  quadro: HTMLElement,
  estagio: Estagio,
  lado: number,
  posicao: number,
): Destino | null {
  for (let de = estagioVizinho(estagio, lado); de; de = estagioVizinho(de, lado)) {
    const cartoes = cartoesDa(quadro, de);
    const foco = cartoes[Math.min(posicao, cartoes.length - 1)];
    if (foco) return { foco };
  }
  return null;
}

function cartoesDa(quadro: HTMLElement, estagio: Estagio): HTMLElement[] {
  return [...quadro.querySelectorAll<HTMLElement>(`[${COLUNA}="${estagio}"] [${CARTAO}]`)];
}
