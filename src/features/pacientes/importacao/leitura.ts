import type { MapaDeColunas } from '@domain/importacao/campos.ts';
import { type Codificacao, decodificar } from '@domain/importacao/codificacao.ts';
import { type LinhaRecusada, semColunasDosErros } from '@domain/importacao/erros.ts';
import { lerLinha } from '@domain/importacao/linha.ts';
import {
  type LinhaImportavel,
  type RepetidaNoArquivo,
  repetidasNoArquivo,
} from '@domain/importacao/repetidos.ts';
import { detectarSeparador, type Separador } from '@domain/importacao/separador.ts';
import Papa from 'papaparse';

/** Rows of a file, its header apart; the database's own limit. */
export const MAXIMO_DE_LINHAS = 50_000;
/** In bytes: no file of that many rows is larger. */
export const MAXIMO_DO_ARQUIVO = 40 * 1024 * 1024;
const RECUSAS_DITAS = 10;

/** A row as it stands in the file; its number is the one a spreadsheet shows. */
export interface LinhaDoArquivo {
  numero: number;
  celulas: string[];
}

/** A file cut into cells. */
export interface Arquivo {
  codificacao: Codificacao;
  separador: Separador;
  cabecalho: string[];
  linhas: LinhaDoArquivo[];
}

/** What of the file cannot be read: sentences that say where and what to do. */
export interface Ilegivel {
  recusas: string[];
}

/** Cuts the bytes of a file into cells, or says why it cannot. Nothing of a broken file is guessed. */
export function lerArquivo(bytes: Uint8Array): Arquivo | Ilegivel {
  const lido = decodificar(bytes);
  if ('recusa' in lido) return { recusas: [lido.recusa] };
  const { texto, codificacao } = lido;
  const separador = detectarSeparador(texto);
  const { data, errors } = Papa.parse<string[]>(texto, { delimiter: separador });
  const aspas = errors.filter(({ type }) => type === 'Quotes');
  if (aspas.length > 0) return { recusas: recusasDasAspas(texto, aspas) };

  const [cabecalho, ...linhas] = semColunasDosErros(data)
    .map((celulas, i) => ({ numero: i + 1, celulas }))
    .filter(({ celulas }) => celulas.some((celula) => celula.trim() !== ''));
  if (!cabecalho || linhas.length === 0) {
    return { recusas: ['Este arquivo não tem linhas abaixo do cabeçalho.'] };
  }
  const ultima = linhas.at(-1)?.numero ?? 0;
  if (ultima > MAXIMO_DE_LINHAS + 1) {
    const quantas = linhas.length.toLocaleString('pt-BR');
    return {
      recusas: [`Este arquivo tem ${quantas} linhas. Divida-o em arquivos de até 50.000.`],
    };
  }
  return { codificacao, separador, cabecalho: cabecalho.celulas, linhas };
}

function recusasDasAspas(texto: string, erros: readonly Papa.ParseError[]): string[] {
  const frases = erros.slice(0, RECUSAS_DITAS).map(({ code, index = 0 }) => {
    const linha = texto.slice(0, index).split(/\r\n|\r|\n/).length;
    return code === 'MissingQuotes'
      ? `Linha ${linha}: há aspas que se abrem e não se fecham.`
      : `Linha ${linha}: há aspas no meio de uma célula.`;
  });
  return [...new Set(frases)];
}

/** What a file becomes by the columns chosen. */
export interface Conferencia {
  validas: LinhaImportavel[];
  recusadas: LinhaRecusada[];
  repetidas: RepetidaNoArquivo[];
}

/** Reads every row with the rules of the registration form; nothing is sent. */
export function conferirArquivo(
  { cabecalho, linhas }: Pick<Arquivo, 'cabecalho' | 'linhas'>,
  mapa: MapaDeColunas,
  hoje: string,
): Conferencia {
  const validas: LinhaImportavel[] = [];
  const recusadas: LinhaRecusada[] = [];
  for (const { numero, celulas } of linhas) {
    if (celulas.slice(cabecalho.length).some((celula) => celula.trim() !== '')) {
      // What stands after the last column was moved there by a separator too many.
      recusadas.push({ numero, celulas, erros: ['A linha tem mais colunas que o cabeçalho.'] });
      continue;
    }
    const lida = lerLinha(celulas, mapa, hoje);
    if ('dados' in lida) validas.push({ numero, dados: lida.dados });
    else recusadas.push({ numero, celulas, erros: lida.erros });
  }
  return { validas, recusadas, repetidas: repetidasNoArquivo(validas) };
}
