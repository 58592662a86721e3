import { escreverCsv } from '../crm/csv.ts';
import { normalizarCabecalho } from './campos.ts';

/** The columns that a file of errors has before those of the refused file. */
const COLUNAS_PROPRIAS = ['Linha', 'Erros'] as const;
/** Matches the apostrophe by which `escreverCsv` keeps a formula from running. */
const FORMULA_INERTE = /^'(?=\s*[=+\-@\t\r])/;

/** A row that was not imported, and why. */
export interface LinhaRecusada {
  numero: number;
  celulas: readonly string[];
  erros: readonly string[];
}

/**
 * Writes the rows that were not imported as a file to mend and send again, with number and errors
 * first.
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
