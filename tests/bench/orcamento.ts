/** How a route's size is judged. */

const CRESCIMENTO_MAXIMO = 1.1;

export interface Julgamento {
  /** Size over the committed figure; undefined where none was committed. */
  readonly razao: number | undefined;
  /** What is wrong, in words; empty when nothing is. */
  readonly problema: string;
}

/** A route may neither pass its budget nor grow by more than a tenth over its committed figure. */
export function julgar(bytes: number, orcamento: number, antes: number | undefined): Julgamento {
  const razao = antes === undefined ? undefined : bytes / antes;
  return { razao, problema: problemaDe(bytes, orcamento, razao) };
}

function problemaDe(bytes: number, orcamento: number, razao: number | undefined): string {
  if (bytes === 0) return 'nada foi medido';
  if (bytes > orcamento) return 'acima do orçamento';
  if (razao === undefined) return 'sem figura registrada';
  return razao > CRESCIMENTO_MAXIMO ? 'cresceu mais de 10 %' : '';
}
