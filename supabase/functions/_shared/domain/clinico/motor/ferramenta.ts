import type { Especialidade } from '../../especialidades.ts';
import type { Campos, EntradaDe } from './campos.ts';
import type { Faixa } from './faixas.ts';
import type { Fonte } from './fonte.ts';
import type { Notas } from './notas.ts';

/**
 * A tool: a calculator or a score. Its file holds `fonte` (where it comes from, and how far that was
 * verified), `campos` (what it asks), `calcular` (the arithmetic alone) and what it answers.
 */

/** One output. `casas` is for showing only: what is computed and classified is never rounded. */
export type Saida =
  | {
      readonly tipo: 'numero';
      readonly rotulo: string;
      readonly unidade: string;
      readonly casas: number;
    }
  | { readonly tipo: 'codigo'; readonly rotulo: string }
  | { readonly tipo: 'sim-nao'; readonly rotulo: string }
  | { readonly tipo: 'data'; readonly rotulo: string }
  /** Named parts of a score, each with its points. */
  | {
      readonly tipo: 'partes';
      readonly rotulo: string;
      readonly partes: Readonly<Record<string, string>>;
    };
export type Saidas = Readonly<Record<string, Saida>>;

export type ValorDeSaida = number | string | boolean | Readonly<Record<string, number>>;
/**
 * What a calculation yields; an absent output has its reason in the notes, unless it is of another
 * answer to a choice, as the dose in the unit of another drug.
 */
export type Resultado = Readonly<Record<string, ValorDeSaida | undefined>>;

/** How an output is interpreted. */
export interface Interpretacao<E> {
  /** The output that is read: a number falls into a band, a word or a yes/no is a band's code. */
  readonly de: string;
  readonly faixas: readonly Faixa[];
  /** The output that receives the band's code. */
  readonly classe?: string;
  /** Set where the bands do not apply to everybody. */
  readonly quando?: (entrada: E) => boolean;
}

/** A group of fields of which a certain number must be given, such as urea or BUN. */
export interface Exigencia {
  readonly quantos: 'exatamente-um' | 'ao-menos-um';
  readonly de: readonly string[];
}

export const CATEGORIAS = {
  renal: 'Rim',
  corpo: 'Medidas do corpo',
  metabolico: 'Eletrólitos e metabolismo',
  cardiovascular: 'Coração e circulação',
  respiratorio: 'Respiração',
  infusao: 'Soros e infusões',
  laboratorio: 'Laboratório',
  medicamento: 'Medicamentos',
  neurologia: 'Consciência e neurologia',
  mental: 'Saúde mental',
  deterioracao: 'Deterioração e sepse',
  infeccao: 'Infecção',
  tromboembolismo: 'Tromboembolismo',
  digestivo: 'Fígado e abdome',
  trauma: 'Trauma e ortopedia',
  enfermagem: 'Enfermagem e triagem',
  obstetricia: 'Obstetrícia e neonatologia',
  funcional: 'Função e prognóstico',
} as const;
export type Categoria = keyof typeof CATEGORIAS;

export interface Contrato<C extends Campos = Campos> {
  /** Never changes: saved results refer to it. */
  readonly id: string;
  /** The version of the formula: changes when the same inputs may answer differently. */
  readonly versao: string;
  readonly tipo: 'calculadora' | 'escore';
  readonly nome: string;
  /** One line: what it answers. */
  readonly resumo: string;
  readonly categoria: Categoria;
  /** The specialties whose doctors look for it. */
  readonly especialidades: readonly Especialidade[];
  /** Abbreviations, synonyms and complaints by which people look for it. */
  readonly apelidos: readonly string[];
  readonly campos: C;
  readonly exigencias?: readonly Exigencia[];
  readonly saidas: Saidas;
  readonly interpretacoes: readonly Interpretacao<EntradaDe<C>>[];
  readonly fonte: Fonte;
  /**
   * The arithmetic, in full precision.
   * @throws {Recusa} when fields that are each within their limits contradict one another.
   */
  readonly calcular: (entrada: EntradaDe<C>, notas: Notas) => Resultado;
}

/** A tool of any inputs, as the registry, the screens and the functions handle it. */
export type Ferramenta = Omit<Contrato, 'calcular' | 'interpretacoes'> & {
  readonly interpretacoes: readonly Interpretacao<never>[];
  readonly calcular: (entrada: never, notas: Notas) => Resultado;
};

/** Declares a tool; the types of its calculation follow from its fields. */
export function definir<const C extends Campos>(contrato: Contrato<C>): Contrato<C> {
  return contrato;
}

/** Declares an output that is a number. */
export function saidaNumero(rotulo: string, unidade: string, casas: number): Saida {
  return { tipo: 'numero', rotulo, unidade, casas };
}

/** Declares the total of a score. */
export function saidaPontos(rotulo = 'Pontuação'): Saida {
  return { tipo: 'numero', rotulo, unidade: 'pontos', casas: 0 };
}

/** Declares an output that is the code of a band. */
export function saidaCodigo(rotulo: string): Saida {
  return { tipo: 'codigo', rotulo };
}
