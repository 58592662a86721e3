/** Measures of the grid, in pixels, and which of its columns to draw. Pure. */

/** One hour of a column: a third of it holds two lines of a card, half of it three. */
export const ALTURA_DA_HORA = 100;
export const LARGURA_DO_EIXO = 56;
const COLUNA_MINIMA = 148;
/** As little as a name needs beside others, and beside how many of them it still has it. */
const FAIXA_MINIMA = 96;
const FAIXAS_LEGIVEIS = 3;
/** Columns made ready before they come into sight, on the side that the scroll goes to. */
const A_FRENTE = 7;
/** And on the other side, for who turns back. */
const ATRAS = 3;

/** What a card keeps of its height for itself: the gap around it, its border, and air under the text. */
const MOLDURA_DO_CARTAO = 6;
/** Line height of a card's text, as Cartao.module.css sets it. */
const LINHA_DO_CARTAO = 13.2;
const MAXIMO_DE_LINHAS = 3;

export const alturaDe = (minutos: number) => (minutos / 60) * ALTURA_DA_HORA;

/** How many lines fit whole in the card of so many minutes: one at least, three at most. */
export function linhasDoCartao(minutos: number): number {
  const cabem = Math.floor((alturaDe(minutos) - MOLDURA_DO_CARTAO) / LINHA_DO_CARTAO);
  return Math.min(Math.max(cabem, 1), MAXIMO_DE_LINHAS);
}

/**
 * Columns share the width there is, but never get too narrow to read, also where as many as `faixas`
 * stand side by side in one.
 */
export function larguraDaColuna(disponivel: number, quantas: number, faixas = 1): number {
  const partilha = Math.floor((disponivel - LARGURA_DO_EIXO) / Math.max(quantas, 1));
  return Math.max(partilha, COLUNA_MINIMA, FAIXA_MINIMA * Math.min(faixas, FAIXAS_LEGIVEIS));
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

/** Where a scroll goes: to later columns, or to earlier ones. */
export type Rumo = 1 | -1;

/**
 * The columns to draw next, one more than those drawn: first what is in sight, then what comes
 * beside it, and always first on the side that the scroll goes to. A frame has time for one column
 * and not for ten, and a thousand cost as twenty. The same object when nothing is left to do.
 */
export function proximaJanela(
  prontas: Janela,
  emVista: Janela,
  quantas: number,
  rumo: Rumo,
): Janela {
  const { primeira, ultima } = prontas;
  const longe = ultima < emVista.primeira - 1 || primeira > emVista.ultima + 1;
  if (longe || ultima < primeira) {
    const borda = rumo === 1 ? emVista.ultima : emVista.primeira;
    return { primeira: borda, ultima: borda };
  }
  const [antes, depois] = rumo === 1 ? [ATRAS, A_FRENTE] : [A_FRENTE, ATRAS];
  const falta = (ate: Janela) => (lado: Rumo) =>
    lado === 1 ? ultima < ate.ultima : primeira > ate.primeira;
  const lados: readonly Rumo[] = rumo === 1 ? [1, -1] : [-1, 1];
  const lado =
    lados.find(falta(emVista)) ?? lados.find(falta(alargar(emVista, antes, depois, quantas)));
  // One more than is made ready stays, so that a scroll to and fro does not draw it again and again.
  const limite = alargar(emVista, antes + 1, depois + 1, quantas);
  const nova = {
    primeira: Math.max(primeira, limite.primeira) - (lado === -1 ? 1 : 0),
    ultima: Math.min(ultima, limite.ultima) + (lado === 1 ? 1 : 0),
  };
  return nova.primeira === primeira && nova.ultima === ultima ? prontas : nova;
}

/** Whether all that is in sight is drawn. */
export const cobre = (prontas: Janela, emVista: Janela) =>
  prontas.primeira <= emVista.primeira && prontas.ultima >= emVista.ultima;

const alargar = (
  { primeira, ultima }: Janela,
  antes: number,
  depois: number,
  quantas: number,
): Janela => dentro({ primeira: primeira - antes, ultima: ultima + depois }, quantas);

const dentro = ({ primeira, ultima }: Janela, quantas: number): Janela => ({
  primeira: Math.max(primeira, 0),
  ultima: Math.min(ultima, quantas - 1),
});
