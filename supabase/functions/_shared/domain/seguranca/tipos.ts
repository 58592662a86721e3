import type { Severidade } from '../clinico/medicamentos/tipos.ts';
import type { Verificacao } from '../clinico/motor/fonte.ts';

/**
 * What a finding asks of whoever prescribes, from the mildest: `informa` is read, `chama_atencao`
 * wants a look, `impede` stops until a reason is written.
 */
export const GRAUS = ['informa', 'chama_atencao', 'impede'] as const;
export type Grau = (typeof GRAUS)[number];

export const CODIGOS = [
  'gestacao',
  'lactacao',
  'idade_fertil',
  'idade',
  'idoso',
  'alergia.mesma',
  'alergia.grupo',
  'alergia.cruzada',
  'alergia.desconhecida',
  'duplicidade',
  'duplicidade.classe',
  'combinacao',
  'interacao',
  'rim',
  'nome.ambiguo',
  'nome.desconhecido',
  'dose.tomada',
  'dose.diaria',
  'dose.frequencia',
  'dose.duracao',
  'dose.idade',
  'dose.nao_conferida',
  'controle',
] as const;
export type CodigoDeSeguranca = (typeof CODIGOS)[number];

/** What the engine says of a prescription: one line, with where it comes from. */
export interface AchadoDeSeguranca {
  /** The row of the table that says so: `g.isotretinoina.qualquer`. */
  readonly regra: string;
  readonly codigo: CodigoDeSeguranca;
  readonly severidade: Severidade;
  readonly grau: Grau;
  /** The items that it is about: `medications.0`; those in use are `em_uso.0`. */
  readonly itens: readonly string[];
  /** The drugs that it is about, in DCB and in order. */
  readonly farmacos: readonly string[];
  readonly frase: string;
  readonly conduta?: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

const GRAU_DA_SEVERIDADE: Readonly<Record<Severidade, Grau>> = {
  contraindicada: 'impede',
  grave: 'chama_atencao',
  moderada: 'informa',
  leve: 'informa',
};

/** Only what is contraindicated stops: a warning that stops too often is no longer read. */
export function grauDe(severidade: Severidade): Grau {
  return GRAU_DA_SEVERIDADE[severidade];
}
