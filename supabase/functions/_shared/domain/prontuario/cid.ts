import { normalizarBusca } from '../texto.ts';

/**
 * A line of a list of codes: code with its dot, short name and, where there are, other words by
 * which it is sought. `dados/cid10.json` holds the common codes of CID-10 (OMS, tenth revision)
 * under short names of our own; the official names come by `scripts/importar-cid.ts`.
 */
export type LinhaDeCodigo = readonly string[];

export interface CodigoDeDiagnostico {
  readonly codigo: string;
  readonly nome: string;
}

interface Entrada {
  readonly item: CodigoDeDiagnostico;
  /** The code without its dot, as people type it. */
  readonly codigo: string;
  readonly nome: string;
  /** Name and synonyms, a space around each word. */
  readonly tudo: string;
}

/** A list of codes made ready for search, once. */
export type IndiceDeCodigos = readonly Entrada[];

export function indexarCodigos(linhas: readonly LinhaDeCodigo[]): IndiceDeCodigos {
  return linhas.map(([codigo = '', nome = '', sinonimos = '']) => {
    const chave = simplificar(nome);
    return {
      item: { codigo, nome },
      codigo: codigo.toLowerCase().replace('.', ''),
      nome: chave,
      tudo: ` ${chave} ${simplificar(sinonimos)} `,
    };
  });
}

/**
 * The codes that answer to what was typed, best first: the code itself, codes that begin so, then
 * names that begin so, whole words, words that begin so, and the middle of words. Every word typed
 * must be found.
 */
export function buscarCodigos(
  indice: IndiceDeCodigos,
  texto: string,
  limite = 30,
): readonly CodigoDeDiagnostico[] {
  const inteiro = simplificar(texto);
  if (inteiro === '') return [];
  const termos = inteiro.split(' ');
  const comoCodigo = texto.trim().toLowerCase().replace('.', '');
  const achados: { item: CodigoDeDiagnostico; nota: number }[] = [];
  for (const entrada of indice) {
    const nota = pontuar(entrada, comoCodigo, inteiro, termos);
    if (nota > 0) achados.push({ item: entrada.item, nota });
  }
  return achados
    .sort(
      (a, b) =>
        b.nota - a.nota ||
        a.item.nome.length - b.item.nome.length ||
        a.item.codigo.localeCompare(b.item.codigo),
    )
    .slice(0, limite)
    .map(({ item }) => item);
}

function pontuar(
  { codigo, nome, tudo }: Entrada,
  comoCodigo: string,
  inteiro: string,
  termos: readonly string[],
): number {
  if (codigo === comoCodigo) return 6;
  if (/^[a-z]\d/.test(comoCodigo) && codigo.startsWith(comoCodigo)) return 5;
  if (nome.startsWith(inteiro)) return 4;
  if (tudo.includes(` ${inteiro} `)) return 3;
  if (termos.every((termo) => tudo.includes(` ${termo}`))) return 2;
  return termos.every((termo) => tudo.includes(termo)) ? 1 : 0;
}

/** Removes accents, case and the signs that people type differently. */
function simplificar(texto: string): string {
  return normalizarBusca(texto)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds where the typed text stands in a name, accents apart; null where it does not stand as
 * typed.
 */
export function trecho(nome: string, texto: string): readonly [inicio: number, fim: number] | null {
  // Compares letter by letter, so that positions stay.
  const letras = [...nome.normalize('NFC')];
  const chave = letras.map((letra) => normalizarBusca(letra).charAt(0) || ' ').join('');
  const procurado = normalizarBusca(texto);
  const inicio = procurado === '' ? -1 : chave.indexOf(procurado);
  return inicio < 0 ? null : [inicio, inicio + procurado.length];
}
