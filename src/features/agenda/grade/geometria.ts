/** Measures of the grid, in pixels. */

/** One hour of a column: a third of it holds two lines, half of it three. */
export const ALTURA_DA_HORA = 100;
export const LARGURA_DO_EIXO = 56;
const COLUNA_MINIMA = 148;
/** Columns kept ready on each side of those in sight. */
const FOLGA = 2;

export const alturaDe = (minutos: number) => (minutos / 60) * ALTURA_DA_HORA;

/** Columns share the width there is, but never get too narrow to read. */
export function larguraDaColuna(disponivel: number, quantas: number): number {
  const partilha = Math.floor((disponivel - LARGURA_DO_EIXO) / Math.max(quantas, 1));
  return Math.max(partilha, COLUNA_MINIMA);
}

export interface Janela {
  primeira: number;
  ultima: number;
}

/** Which columns are drawn: those in sight and a few beside, so that a thousand cost as ten. */
export function janelaDe(
  rolado: number,
  disponivel: number,
  largura: number,
  quantas: number,
): Janela {
  const primeira = Math.floor(rolado / largura) - FOLGA;
  const ultima = Math.ceil((rolado + disponivel) / largura) + FOLGA;
  return { primeira: Math.max(primeira, 0), ultima: Math.min(ultima, quantas - 1) };
}
