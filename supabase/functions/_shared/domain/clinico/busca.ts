import { normalizarBusca } from '../texto.ts';
import { CATEGORIAS, type Ferramenta } from './motor/ferramenta.ts';

/** What a search knows of a tool. */
export type Procuravel = Pick<
  Ferramenta,
  'id' | 'nome' | 'resumo' | 'categoria' | 'especialidades' | 'apelidos'
>;

interface Entrada<F extends Procuravel> {
  readonly ferramenta: F;
  /** Name, abbreviation and synonyms, each normalised. */
  readonly nomes: readonly string[];
  /** Everything else by which the tool may be found. */
  readonly resto: string;
}

/** An index over tools, made once. */
export type Indice<F extends Procuravel = Ferramenta> = readonly Entrada<F>[];

export function indexar<F extends Procuravel>(ferramentas: readonly F[]): Indice<F> {
  return ferramentas.map((ferramenta) => ({
    ferramenta,
    nomes: [ferramenta.nome, ferramenta.id, ...ferramenta.apelidos].map(simplificar),
    resto: simplificar(
      [ferramenta.resumo, CATEGORIAS[ferramenta.categoria], ...ferramenta.especialidades].join(' '),
    ),
  }));
}

/**
 * The tools that answer to what was typed, best first: the beginning of a name, then of a word of a
 * name, then anywhere in name, summary, category or specialty. Every word typed must be found; where
 * nothing was typed every tool answers.
 */
export function buscar<F extends Procuravel>(indice: Indice<F>, texto: string): readonly F[] {
  const procurado = simplificar(texto);
  return indice
    .map(({ ferramenta, nomes, resto }) => ({ ferramenta, nota: pontuar(procurado, nomes, resto) }))
    .filter(({ nota }) => nota > 0)
    .sort((a, b) => b.nota - a.nota)
    .map(({ ferramenta }) => ferramenta);
}

/**
 * Scores a match: zero when a word is not found, higher the nearer it is to the beginning of a
 * name.
 */
function pontuar(procurado: string, nomes: readonly string[], resto: string): number {
  if (nomes.some((nome) => nome === procurado)) return 5;
  if (nomes.some((nome) => nome.startsWith(procurado))) return 4;
  const notas = procurado.split(' ').map((termo) => {
    if (nomes.some((nome) => ` ${nome}`.includes(` ${termo}`))) return 3;
    if (` ${resto}`.includes(` ${termo}`)) return 2;
    return nomes.some((nome) => nome.includes(termo)) ? 1 : 0;
  });
  return Math.min(...notas);
}

/** Removes accents, case and the signs that people type differently (CKD-EPI, CKD EPI; CHA₂DS₂). */
function simplificar(texto: string): string {
  return normalizarBusca(texto.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
