import { escreverCsv } from '../crm/csv.ts';

/** A row that was not imported, and why. */
export interface LinhaRecusada {
  numero: number;
  celulas: readonly string[];
  erros: readonly string[];
}

/**
 * The rows that were not imported as a file to mend and send again: their number and errors before
 * what they held. Spreadsheets run none of it as a formula.
 */
export function csvDosErros(
  cabecalho: readonly string[],
  recusadas: readonly LinhaRecusada[],
): string {
  return escreverCsv(
    ['Linha', 'Erros', ...cabecalho],
    recusadas.map(({ numero, celulas, erros }) => [String(numero), erros.join(' '), ...celulas]),
  );
}
