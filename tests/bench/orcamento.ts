/** How a route's size is judged. */

const CRESCIMENTO_MAXIMO = 1.1;
/** Requests of a first visit: the page, its files, and what it asks the services. */
const PEDIDOS_MAXIMOS = 60;

export interface Julgamento {
  /** Size over the committed figure; undefined where none was committed. */
  readonly razao: number | undefined;
  /** What is wrong, in words; empty when nothing is. */
  readonly problema: string;
}

/** What a first visit cost, and what it may. */
export interface Custo {
  readonly bytes: number;
  readonly pedidos: number;
  readonly orcamento: number;
}

/**
 * A route may pass neither its budget nor the limit of requests, nor grow by more than a tenth over
 * its committed figure.
 */
export function julgar(custo: Custo, antes: number | undefined): Julgamento {
  const razao = antes === undefined ? undefined : custo.bytes / antes;
  return { razao, problema: problemaDe(custo, razao) };
}

function problemaDe({ bytes, pedidos, orcamento }: Custo, razao: number | undefined): string {
  if (bytes === 0) return 'nada foi medido';
  if (bytes > orcamento) return 'acima do orçamento';
  if (pedidos > PEDIDOS_MAXIMOS) return `mais de ${PEDIDOS_MAXIMOS} pedidos`;
  if (razao === undefined) return 'sem figura registrada';
  return razao > CRESCIMENTO_MAXIMO ? 'cresceu mais de 10 %' : '';
}
