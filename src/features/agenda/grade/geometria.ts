/** Measures of the grid, in pixels, and which of its columns to draw. Pure. */

/** One hour of a column: a third of it holds two lines, half of it three. */
export const ALTURA_DA_HORA = 100;
export const LARGURA_DO_EIXO = 56;
const COLUNA_MINIMA = 148;
/** Columns made ready on each side of those in sight, before they come. */
const ADIANTE = 4;
/** Columns kept on each side: more than are made ready, so that turning back finds them. */
const GUARDADAS = 5;

export const alturaDe = (minutos: number) => (minutos / 60) * ALTURA_DA_HORA;

/** Columns share the width there is, but never get too narrow to read. */
export function larguraDaColuna(disponivel: number, quantas: number): number {
  const partilha = Math.floor((disponivel - LARGURA_DO_EIXO) / Math.max(quantas, 1));
  return Math.max(partilha, COLUNA_MINIMA);
}

/** Columns from the first to the last, both of them; none when the last comes before the first. */
export interface Janela {
  readonly primeira: number;
  readonly ultima: number;
}

/** Which columns are in sight, wholly or in part. */
export function janelaEmVista(
  rolado: number,
  disponivel: number,
  largura: number,
  quantas: number,
): Janela {
  const primeira = Math.floor(rolado / largura);
  const ultima = Math.ceil((rolado + disponivel - LARGURA_DO_EIXO) / largura) - 1;
  return dentro({ primeira, ultima }, quantas);
}

/**
 * The columns to draw next, one more than those drawn: first what is in sight, then what comes
 * beside it. A frame has time for one column and not for ten, and a thousand cost as twenty. The
 * same object when nothing is left to do.
 */
export function proximaJanela(prontas: Janela, emVista: Janela, quantas: number): Janela {
  const { primeira, ultima } = prontas;
  const longe = ultima < emVista.primeira - 1 || primeira > emVista.ultima + 1;
  if (longe || ultima < primeira) return { primeira: emVista.primeira, ultima: emVista.primeira };
  const alvo = alargar(emVista, ADIANTE, quantas);
  const limite = alargar(emVista, GUARDADAS, quantas);
  const nova = {
    primeira: Math.max(primeira, limite.primeira),
    ultima: Math.min(ultima, limite.ultima),
  };
  if (ultima < emVista.ultima) nova.ultima += 1;
  else if (primeira > emVista.primeira) nova.primeira -= 1;
  else if (ultima < alvo.ultima) nova.ultima += 1;
  else if (primeira > alvo.primeira) nova.primeira -= 1;
  return nova.primeira === primeira && nova.ultima === ultima ? prontas : nova;
}

const alargar = ({ primeira, ultima }: Janela, colunas: number, quantas: number): Janela =>
  dentro({ primeira: primeira - colunas, ultima: ultima + colunas }, quantas);

const dentro = ({ primeira, ultima }: Janela, quantas: number): Janela => ({
  primeira: Math.max(primeira, 0),
  ultima: Math.min(ultima, quantas - 1),
});
