import type { Verificacao } from '../../clinico/motor/fonte.ts';

/** The rows of the lists of prescription: `clinico/dados/{controlados,retencao,…}.json`. */

interface Origem {
  /** The source; absent: that of the list. */
  readonly fonte?: string;
  readonly verificacao?: Verificacao;
}

export interface Controlado extends Origem {
  readonly nome: string;
  readonly lista: string;
  /** The strength of a unit up to which a Receita de Controle Especial will do. */
  readonly adendo_ate_mg?: number;
  /** True when a Receita de Controle Especial will do, whatever the dose. */
  readonly sempre_controle_especial?: boolean;
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
