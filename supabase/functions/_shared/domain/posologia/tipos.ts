import type { Via } from '../clinico/medicamentos/tipos.ts';

/** Mass is kept in mg; international units and milliequivalents convert to nothing else. */
export type UnidadeDeDose = 'mg' | 'UI' | 'mEq';

/** An amount of active substance. */
export interface Dose {
  readonly valor: number;
  readonly unidade: UnidadeDeDose;
}

/** What a take is counted in; `unidade` is a number without its form ("1 à noite"). */
export const FORMAS_CONTADAS = [
  'comprimido',
  'capsula',
  'dragea',
  'gota',
  'mL',
  'jato',
  'ampola',
  'frasco',
  'adesivo',
  'supositorio',
  'ovulo',
  'sache',
  'aplicacao',
  'unidade',
] as const;
export type FormaContada = (typeof FORMAS_CONTADAS)[number];

/** How much of a form is taken: of a range ("1 a 2") `valor` is the higher and `de` the lower. */
export interface Contagem {
  readonly valor: number;
  readonly de?: number;
  readonly forma: FormaContada;
}

/** How much substance one mL, one unit, one spray or one hour carries. */
export interface Concentracao extends Dose {
  readonly por: 'unidade' | 'mL' | 'jato' | 'hora';
  /** The volume that was written: 5 in 400 mg/5 mL, whose `valor` is 80. */
  readonly volumeMl?: number;
}

export const MOMENTOS = ['jejum', 'manha', 'almoco', 'tarde', 'jantar', 'noite', 'deitar'] as const;
export type Momento = (typeof MOMENTOS)[number];

/** How often it is taken. */
export interface Ritmo {
  /** Takes in a day on which it is taken. */
  readonly vezesPorDia: number;
  /** 1 is every day, 7 once a week, 3.5 twice a week; 0 is once and never again. */
  readonly aCadaDias: number;
  /** The hours between takes, where they were written so (8/8 h). */
  readonly intervaloHoras?: number;
  readonly momentos?: readonly Momento[];
}

/**
 * What a posology says, as far as it is understood: what is not stays undefined, so that nothing is
 * concluded from a guess. Of a range, or of several stages, the most that may be taken.
 */
export interface Posologia {
  readonly concentracao: Concentracao | undefined;
  /** The strengths of a product of several ingredients, in the order written (875/125 mg). */
  readonly partes: readonly Dose[];
  readonly contagem: Contagem | undefined;
  /** The substance of one take. */
  readonly tomada: Dose | undefined;
  /** The dose that is written by weight: 5 mg/kg/dia. */
  readonly porKg: (Dose & { readonly em: 'tomada' | 'dia' }) | undefined;
  readonly ritmo: Ritmo | undefined;
  /** The substance of one day on which it is taken. */
  readonly diaria: Dose | undefined;
  /** True where it is written that it is taken every day, whatever else is. */
  readonly todoDia: boolean;
  readonly dias: number | undefined;
  readonly usoContinuo: boolean;
  /** "dor", "febre": in what case it is taken; empty where it only says "se necessário". */
  readonly se: string | undefined;
  readonly via: Via | undefined;
  /** What is dispensed; a number alone counts units. */
  readonly quantidade: Contagem | undefined;
}
