import type { Via } from '../../clinico/medicamentos/tipos.ts';
import type { Verificacao } from '../../clinico/motor/fonte.ts';
import type { Posologia, UnidadeDeDose } from '../../posologia/tipos.ts';
import type { DoseMaxima } from '../../validacao/prescricao/tipos.ts';

/** The rows of `dados/*.json`, as the files keep them; a test holds the files to these types. */

/** `mg/h` is what a patch gives off; the last two are counted, not weighed. */
export type UnidadeDeTeto = UnidadeDeDose | 'mg/h' | 'mL' | 'comprimido';

export interface Teto {
  readonly valor: number;
  readonly unidade: UnidadeDeTeto;
}

export interface TetosDoAdulto {
  /** How it is usually taken, to be read. */
  readonly usual: string;
  readonly max_tomada?: Teto;
  readonly max_dia?: Teto;
  /** Takes the place of both where it is taken once, or every seven days and more. */
  readonly dose_unica_max?: Teto;
  /** Whether they are for each kg of weight. */
  readonly por_kg?: boolean;
  readonly idoso_max_dia?: Teto & { readonly idade_anos: number };
  readonly intervalo_min_h?: number;
  readonly duracao_max_dias?: number;
}

/** For those under 12 years; the least age and weight, for those under 18. */
export interface TetosDaCrianca {
  readonly idade_min_meses?: number;
  readonly peso_min_kg?: number;
  readonly kg_tomada?: Teto;
  readonly kg_dia?: Teto;
  readonly kg_dose_unica?: Teto;
  readonly max_tomada?: Teto;
  readonly max_dia?: Teto;
  readonly dose_unica_max?: Teto;
  readonly obs?: string;
}

/** What one drug by one route may be taken up to. */
export interface LinhaDeDose {
  readonly dcb: string;
  readonly via: Via;
  /** The formulation that the row is for, and the words by which a text names it. */
  readonly formulacao?: string;
  readonly palavras?: readonly string[];
  /** How often it is taken, where that is not every day; its ceilings are for each take. */
  readonly frequencia?: string;
  readonly a_cada_dias?: number;
  /** True when taking it every day is never right. */
  readonly nunca_diaria?: boolean;
  /** The row is for takes of this much or more. */
  readonly a_partir_de?: Teto;
  readonly adulto: TetosDoAdulto;
  readonly pediatria?: TetosDaCrianca;
  readonly alta_vigilancia?: boolean;
  readonly obs?: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

/** How many drops make a mL of one product. */
export interface LinhaDeGotas {
  readonly dcb: string;
  readonly mg_por_ml: number;
  readonly gotas_por_ml: number;
  readonly fonte?: string;
}

/** The tables by which doses are judged. */
export interface BaseDeTetos {
  readonly tetos: ReadonlyMap<string, readonly LinhaDeDose[]>;
  readonly dosesUsuais: ReadonlyMap<string, DoseMaxima>;
}

/** An item after its drugs were recognised and its posology was read. */
export interface ItemDosado {
  /** `medications.0`. */
  readonly campo: string;
  readonly texto: string;
  readonly dcbs: readonly string[];
  readonly via: Via | undefined;
  readonly posologia: Posologia;
}

/** What of the patient changes a dose; missing is unknown. */
export interface PacienteDaDose {
  readonly idadeMeses?: number | undefined;
  readonly pesoKg?: number | undefined;
}
