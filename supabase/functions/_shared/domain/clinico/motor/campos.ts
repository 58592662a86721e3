import { type Alternativa, GRANDEZAS, type Grandeza } from './grandezas.ts';

/**
 * The inputs of a tool: what is asked, in which unit, within which limits.
 *
 * A value outside the hard limits is refused; outside the usual ones it is accepted and marked
 * "valor incomum, confirme a unidade" (`incomum.ts`). Nothing is ever clamped.
 */

/** Some answers of a choice, which stands before what depends on it. */
export interface Condicao {
  readonly campo: string;
  readonly valores: readonly string[];
}

interface Comum {
  readonly rotulo: string;
  /** The sentence under the field: how to measure, what counts. */
  readonly ajuda?: string;
  readonly opcional?: boolean;
  /**
   * Set when only some answers of a choice ask for the field; with another it must not be given.
   */
  readonly quando?: Condicao;
}

export interface CampoNumero extends Comum {
  readonly tipo: 'numero';
  /** The unit the calculation uses; empty for counts and ratios. */
  readonly unidade: string;
  readonly alternativas: readonly Alternativa[];
  readonly minimo: number;
  readonly maximo: number;
  /** Outside these two the value is accepted and marked. */
  readonly incomumAbaixo?: number;
  readonly incomumAcima?: number;
  /** Why every accepted value is usual, where it has no such limits. */
  readonly semIncomum?: string;
  readonly inteiro: boolean;
  /** Used when the caller says nothing. */
  readonly padrao?: number;
  /** The quantity: lets the record fill the field in. */
  readonly grandeza?: Grandeza;
}

export interface Opcao<V> {
  readonly valor: V;
  readonly rotulo: string;
  /** Points this answer is worth, where the tool is a sum and the points are not the value itself. */
  readonly pontos?: number;
}

/** A field that takes one of several numbers, each with its meaning (an item of a scale). */
export interface CampoOrdinal extends Comum {
  readonly tipo: 'ordinal';
  readonly opcoes: readonly Opcao<number>[];
  readonly padrao?: number;
}

/** A field that takes one of several words. */
export interface CampoEscolha<V extends string = string> extends Comum {
  readonly tipo: 'escolha';
  readonly opcoes: readonly Opcao<V>[];
  /** Other spellings that mean the same, in lower case. */
  readonly sinonimos?: Readonly<Record<string, V>>;
  readonly padrao?: V;
  /** The quantity: lets the record fill the field in. */
  readonly grandeza?: 'sexo';
}

export interface CampoSimNao extends Comum {
  readonly tipo: 'sim-nao';
  /** Points a "sim" is worth, where the tool is a sum. */
  readonly pontos?: number;
  readonly padrao?: boolean;
}

/** A field that takes a calendar date, `AAAA-MM-DD`. */
export interface CampoData extends Comum, OpcoesDaData {
  readonly tipo: 'data';
}

interface OpcoesDaData {
  /** Set for what happened already: `recusasDoFuturo` refuses days to come. */
  readonly passada?: true;
  /** Makes a form begin with today; a call without a form assumes nothing. */
  readonly comecaHoje?: true;
}

/** A questionnaire whose items share the same answers: a list of numbers, one for each item. */
export interface CampoItens extends Comum {
  readonly tipo: 'itens';
  readonly itens: readonly string[];
  readonly opcoes: readonly Opcao<number>[];
}

/** A list of entries of the same shape, such as the opioids in use. */
export interface CampoLinhas<C extends CamposSimples = CamposSimples> extends Comum {
  readonly tipo: 'linhas';
  readonly colunas: C;
  readonly maximo: number;
}

export type CampoSimples = CampoNumero | CampoOrdinal | CampoEscolha | CampoSimNao | CampoData;
export type CamposSimples = Readonly<Record<string, CampoSimples>>;
export type Campo = CampoSimples | CampoItens | CampoLinhas;
export type Campos = Readonly<Record<string, Campo>>;

type ValorDe<F> = F extends { tipo: 'numero' | 'ordinal' }
  ? number
  : F extends CampoEscolha<infer V>
    ? V
    : F extends { tipo: 'sim-nao' }
      ? boolean
      : F extends { tipo: 'data' }
        ? string
        : F extends { tipo: 'itens' }
          ? readonly number[]
          : F extends CampoLinhas<infer C>
            ? readonly EntradaDe<C>[]
            : never;

type Faltavel = { opcional: true } | { quando: Condicao };
type Opcionais<C> = { [K in keyof C]: C[K] extends Faltavel ? K : never }[keyof C];

/** What a calculation receives: each field read, converted and within its limits. */
export type EntradaDe<C> = { readonly [K in Exclude<keyof C, Opcionais<C>>]: ValorDe<C[K]> } & {
  readonly [K in Opcionais<C>]?: ValorDe<C[K]>;
};

type AjustesDeNumero = Partial<Omit<CampoNumero, 'tipo' | 'grandeza'>>;

/** Declares a quantity of the shared table, with what this tool asks differently. */
export function medida(grandeza: Grandeza, ajustes: AjustesDeNumero = {}): CampoNumero {
  return { ...numero(GRANDEZAS[grandeza]), grandeza, ...ajustes };
}

/** Declares a number that no other tool asks for. */
export function numero(
  campo: Pick<CampoNumero, 'rotulo' | 'minimo' | 'maximo'> & Partial<Omit<CampoNumero, 'tipo'>>,
): CampoNumero {
  return { tipo: 'numero', unidade: '', alternativas: [], inteiro: false, ...campo };
}

/** Declares an item of a scale: `[value, meaning]`, in the order shown. */
export function ordinal(
  rotulo: string,
  opcoes: readonly (readonly [valor: number, rotulo: string])[],
  ajuda?: string,
): CampoOrdinal {
  return { tipo: 'ordinal', rotulo, opcoes: opcoesDe(opcoes), ...(ajuda && { ajuda }) };
}

/** Declares a choice of words: `[word, meaning, points]`. */
export function escolha<const V extends string>(
  rotulo: string,
  opcoes: readonly (readonly [valor: V, rotulo: string, pontos?: number])[],
  ajuda?: string,
): CampoEscolha<V> {
  return { tipo: 'escolha', rotulo, opcoes: opcoesDe(opcoes), ...(ajuda && { ajuda }) };
}

/** Declares a question answered yes or no; not knowing is not a no. */
export function simNao(rotulo: string, pontos?: number, ajuda?: string): CampoSimNao {
  return {
    tipo: 'sim-nao',
    rotulo,
    ...(pontos !== undefined && { pontos }),
    ...(ajuda && { ajuda }),
  };
}

/** Declares a calendar date. */
export function data(rotulo: string, ajuda?: string, opcoes: OpcoesDaData = {}): CampoData {
  return { tipo: 'data', rotulo, ...(ajuda && { ajuda }), ...opcoes };
}

/** Declares a questionnaire: its items, in order, and the answers they share. */
export function itens(
  rotulo: string,
  perguntas: readonly string[],
  opcoes: readonly (readonly [valor: number, rotulo: string])[],
): CampoItens {
  return { tipo: 'itens', rotulo, itens: perguntas, opcoes: opcoesDe(opcoes) };
}

/** Declares a list of one to `maximo` entries of the same shape. */
export function linhas<const C extends CamposSimples>(
  rotulo: string,
  colunas: C,
  maximo: number,
): CampoLinhas<C> {
  return { tipo: 'linhas', rotulo, colunas, maximo };
}

/** Declares sex as the formulas use it. Any other word is refused: there is no default. */
export function sexo(): CampoEscolha<'masculino' | 'feminino'> {
  return {
    ...escolha('Sexo', [
      ['feminino', 'Feminino'],
      ['masculino', 'Masculino'],
    ]),
    sinonimos: { f: 'feminino', female: 'feminino', m: 'masculino', male: 'masculino' },
    grandeza: 'sexo',
  };
}

/** Makes a field optional. */
export function opcional<F extends Campo>(campo: F): F & { readonly opcional: true } {
  return { ...campo, opcional: true };
}

/** Makes a field be asked only for some answers of a choice of the same tool. */
export function apenasPara<F extends Campo>(
  campo: F,
  escolhida: string,
  valores: readonly string[],
): F & { readonly quando: Condicao } {
  return { ...campo, quando: { campo: escolhida, valores } };
}

/** Whether a field is asked, given the answers so far; not while its choice has none. */
export function ehPedido({ quando }: Campo, respostas: Readonly<Record<string, unknown>>): boolean {
  return !quando || quando.valores.some((valor) => valor === respostas[quando.campo]);
}

/** Lists the fields that are asked, given the answers so far. */
export function camposPedidos(
  campos: Campos,
  respostas: Readonly<Record<string, unknown>>,
): Campos {
  return Object.fromEntries(Object.entries(campos).filter(([, um]) => ehPedido(um, respostas)));
}

/** Gives a field the value used when the caller says nothing. */
export function comPadrao<F extends CampoSimples & { padrao?: unknown }>(
  campo: F,
  padrao: NonNullable<F['padrao']>,
): F {
  return { ...campo, padrao };
}

function opcoesDe<V>(
  opcoes: readonly (readonly [valor: V, rotulo: string, pontos?: number])[],
): Opcao<V>[] {
  return opcoes.map(([valor, rotulo, pontos]) => ({
    valor,
    rotulo,
    ...(pontos !== undefined && { pontos }),
  }));
}
