import { escreverCsv } from '../crm/csv.ts';
import { normalizarCabecalho } from './campos.ts';

/** What stands before the columns of the file that was refused. */
const COLUNAS_PROPRIAS = ['Linha', 'Erros'] as const;
/** What `escreverCsv` keeps from being run as a formula. */
const FORMULA_INERTE = /^'(?=\s*[=+\-@\t\r])/;

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
    [...COLUNAS_PROPRIAS, ...cabecalho],
    recusadas.map(({ numero, celulas, erros }) => [String(numero), erros.join(' '), ...celulas]),
  );
}

/**
 * A file of errors that comes back mended, as the file it was made of: without its own columns, and
 * without the apostrophes that kept cells from being run. Any other file is as it was.
 */
export function semColunasDosErros(linhas: readonly (readonly string[])[]): string[][] {
  const [cabecalho = []] = linhas;
  const nosso = COLUNAS_PROPRIAS.every(
    (coluna, i) => normalizarCabecalho(cabecalho[i] ?? '') === normalizarCabecalho(coluna),
  );
  if (!nosso) return linhas.map((celulas) => [...celulas]);
  return linhas.map((celulas) =>
    celulas.slice(COLUNAS_PROPRIAS.length).map((celula) => celula.replace(FORMULA_INERTE, '')),
  );
}
