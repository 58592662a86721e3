import { normalizarBusca } from '../texto.ts';

/** A word of a free text, as it is compared and as it was written. */
export interface Palavra {
  readonly norma: string;
  readonly crua: string;
}

/** What can be looked for in a text, by key of one or more words. */
export interface Vocabulario<T> {
  readonly porChave: ReadonlyMap<string, T>;
  /** How many words the longest key that begins with a word has. */
  readonly maximoPorInicio: ReadonlyMap<string, number>;
}

/** A thing found in a text, with the words that named it. */
export interface Encontrado<T> {
  readonly valor: T;
  readonly inicio: number;
  /** Not included. */
  readonly fim: number;
}

export function palavrasDe(texto: string): readonly Palavra[] {
  const cruas = texto.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cruas.map((crua) => ({ crua, norma: normalizarBusca(crua) }));
}

export function criarVocabulario<T>(porChave: ReadonlyMap<string, T>): Vocabulario<T> {
  const maximoPorInicio = new Map<string, number>();
  for (const onde of porChave.keys()) {
    const palavras = onde.split(' ');
    const [inicio = ''] = palavras;
    maximoPorInicio.set(inicio, Math.max(maximoPorInicio.get(inicio) ?? 0, palavras.length));
  }
  return { porChave, maximoPorInicio };
}

/** Finds what the words name, the longest name at each place, none inside another. */
export function procurar<T>(
  texto: readonly Palavra[],
  { porChave, maximoPorInicio }: Vocabulario<T>,
  serve: (achadas: readonly Palavra[]) => boolean = () => true,
): readonly Encontrado<T>[] {
  const achados: Encontrado<T>[] = [];
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    const maximo = maximoPorInicio.get(texto[inicio]?.norma ?? '') ?? 0;
    for (let fim = Math.min(texto.length, inicio + maximo); fim > inicio; fim -= 1) {
      const trecho = texto.slice(inicio, fim);
      const valor = porChave.get(trecho.map(({ norma }) => norma).join(' '));
      if (valor === undefined || !serve(trecho)) continue;
      achados.push({ valor, inicio, fim });
      inicio = fim - 1;
      break;
    }
  }
  return achados;
}

const FAMILIA = new Set(
  'mae pai irma irmas irmao irmaos filha filho filhas filhos avo avos tia tio prima primo marido esposa familia familiar familiares'.split(
    ' ',
  ),
);
const NEGA = new Set([
  'nega',
  'negou',
  'sem',
  'nao',
  'afastado',
  'afastada',
  'descartado',
  'descartada',
]);

/** Whether the words before a place say that it is of somebody else. */
export function eDaFamilia(antes: readonly Palavra[]): boolean {
  return antes.some(({ norma }) => FAMILIA.has(norma));
}

/** Whether the words before a place deny it. */
export function eNegado(antes: readonly Palavra[]): boolean {
  return antes.some(({ norma }) => NEGA.has(norma));
}
