import type { Verificacao } from '../../clinico/motor/fonte.ts';

/** The rows of the lists of prescription: `clinico/dados/{receituarios,controlados,…}.json`. */

interface Origem {
  /** That of the list, where the row has none. */
  readonly fonte?: string;
  readonly verificacao?: Verificacao;
}

/** What a list asks of the document. */
export interface Receituario extends Origem {
  /** A list of Portaria 344 (`B1`), or a category of retention (`antimicrobiano`). */
  readonly id: string;
  readonly documento: string;
  readonly cor: string;
  readonly validade_dias: number;
  /** Days of treatment on one document. */
  readonly limite_dias?: number;
  /** Ampoules on one document. */
  readonly ampolas?: number;
  readonly controlado: boolean;
  /** How many different substances of the list one document takes. */
  readonly maximo_no_documento?: number;
}

export interface Controlado extends Origem {
  readonly nome: string;
  readonly lista: string;
  /** Up to this much a unit, a Receita de Controle Especial will do. */
  readonly adendo_ate_mg?: number;
  /** A Receita de Controle Especial will do, whatever the dose. */
  readonly sempre_controle_especial?: boolean;
  /** Where it differs from the list's. */
  readonly limite_dias?: number;
  /** Recommended daily dose that a prescription must not pass. */
  readonly ddr_mg?: number;
}

export interface ComRetencao extends Origem {
  readonly nome: string;
  readonly categoria: string;
}

export interface DoseMaxima extends Origem {
  readonly nome: string;
  readonly maximo_mg: number;
  readonly idoso_mg?: number;
  readonly parenteral_mg?: number;
  readonly maximo_dias?: number;
  readonly nota?: string;
}

export interface GrupoDeAlergia extends Origem {
  readonly id: string;
  readonly nomes: readonly string[];
  readonly membros: readonly string[];
  /** Groups with which a reaction may cross. */
  readonly cruzada: readonly string[];
}
