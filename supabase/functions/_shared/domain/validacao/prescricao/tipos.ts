import type { Via } from '../../clinico/medicamentos/tipos.ts';
import type { Verificacao } from '../../clinico/motor/fonte.ts';

/** The rows of the lists of prescription: `clinico/dados/{controlados,retencao,…}.json`. */

interface Origem {
  /** The source; absent: that of the list. */
  readonly fonte?: string;
  readonly verificacao?: Verificacao;
}

/** What an addendum of a list changes for the products that it names. */
export type EfeitoDoAdendo =
  /** A Receita de Controle Especial will do. */
  | 'receita_controle_especial'
  /** An ordinary prescription, which the pharmacy does not retain. */
  | 'sem_retencao'
  | 'fora_do_controle'
  /** No pharmacy dispenses it; the document stays as the list says. */
  | 'proibido'
  | 'so_hospital'
  | 'so_estabelecimento_saude'
  | 'programa_proprio';

export interface Adendo {
  /** Its number in the list. */
  readonly numero: number;
  readonly efeito: EfeitoDoAdendo;
  readonly frase: string;
  /** All of it must be so, as far as the item says; absent: of every product. */
  readonly quando?: {
    /** The routes, or any of `palavras` in what is written. */
    readonly via?: readonly Via[];
    readonly palavras?: readonly string[];
    /** The most substance that a unit has. */
    readonly ate_mg?: number;
    /** The most that one mL has, of what has no units. */
    readonly ate_mg_por_ml?: number;
    /** Another ingredient of the same product. */
    readonly com?: string;
  };
}

export interface Controlado extends Origem {
  readonly nome: string;
  readonly lista: string;
  readonly sinonimos?: readonly string[];
  readonly adendos?: readonly Adendo[];
  /** The limit in days, where it differs from the list's. */
  readonly limite_dias?: number;
  /** The recommended daily dose, which a prescription must not pass. */
  readonly ddr_mg?: number;
}

export interface ComRetencao extends Origem {
  readonly nome: string;
  readonly categoria: string;
}

/** The daily dose above which an adult's is unusual; the ceilings stand in `seguranca/dose`. */
export interface DoseMaxima extends Origem {
  readonly nome: string;
  readonly maximo_mg: number;
  readonly idoso_mg?: number;
  readonly parenteral_mg?: number;
  readonly nota?: string;
}
