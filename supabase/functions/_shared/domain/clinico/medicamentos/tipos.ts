import type { Verificacao } from '../motor/fonte.ts';

/** Severities from the mildest to the gravest. */
export const SEVERIDADES = ['leve', 'moderada', 'grave', 'contraindicada'] as const;
export type Severidade = (typeof SEVERIDADES)[number];

export const ACOES = ['sem_ajuste', 'monitorar', 'ajustar', 'evitar', 'contraindicado'] as const;
export type Acao = (typeof ACOES)[number];

/** Routes by which little of the drug reaches the circulation. */
export const VIAS_LOCAIS = [
  'topica',
  'oftalmica',
  'otologica',
  'nasal',
  'inalatoria',
  'vaginal',
] as const;
export type ViaLocal = (typeof VIAS_LOCAIS)[number];

export const VIAS_SISTEMICAS = [
  'oral',
  'sublingual',
  'intravenosa',
  'intramuscular',
  'subcutanea',
  'injetavel',
  'retal',
  'transdermica',
] as const;
export type Via = ViaLocal | (typeof VIAS_SISTEMICAS)[number];

/** A row of `medicamentos.json`: one active ingredient and the names by which it is written. */
export interface Medicamento {
  readonly dcb: string;
  readonly sinonimos: readonly string[];
  readonly marcas: readonly string[];
}

/** A row of `marcas-compostas.json`: a product of several ingredients. */
export interface MarcaComposta {
  readonly marca: string;
  readonly componentes: readonly string[];
}

/** A row of `nomes-ambiguos.json`: a name that can mean more than one thing. */
export interface NomeAmbiguo {
  readonly nome: string;
  /** What it may stand for, each with its ingredients, the likeliest first. */
  readonly candidatos: readonly (readonly string[])[];
  readonly nota?: string;
  readonly verificacao: Verificacao;
}

/** A row of `classes.json`; `id` begins with `@`. */
export interface Classe {
  readonly id: string;
  readonly nome: string;
  readonly membros: readonly string[];
  readonly nota?: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

/** A row of `interacoes.json`: `a` and `b` are each a DCB or a class, in no order. */
export interface Regra {
  readonly n: number;
  readonly a: string;
  readonly b: string;
  readonly severidade: Severidade;
  readonly mecanismo: string;
  readonly conduta: string;
  readonly fonte: string;
  /** The members of a class to which the rule does not apply. */
  readonly exceto?: readonly string[];
  /** The rule does not apply to local use, whatever the drug. */
  readonly somente_via?: 'sistemica';
  /** A condition (dose, age, route, renal function) that goes with the answer. */
  readonly nota?: string;
  readonly verificacao: Verificacao;
}

/** What is left of the rules of a drug, or of a class, when its use is local. */
export interface EfeitoDaVia {
  readonly medicamento: string;
  readonly vias: readonly ViaLocal[];
  /** The numbers of the rules that it changes; absent: all. */
  readonly regras?: readonly number[];
  /** The severity that is left; absent: the rule's own. */
  readonly severidade?: Severidade;
}

/** `vias.json`: without a line in `efeitos`, local use silences every rule of the drug. */
export interface TabelaDeVias {
  readonly marcas: readonly { readonly marca: string; readonly via: Via }[];
  /** Drugs that are also sold for local use, so that a name alone does not tell the route. */
  readonly formas_locais: readonly { readonly dcb: string; readonly vias: readonly ViaLocal[] }[];
  readonly efeitos: readonly EfeitoDaVia[];
}

/** A band of a renal row: whole mL/min, both ends included; without `ate`, up to the limit. */
export interface FaixaRenal {
  readonly de: number;
  readonly ate?: number;
  readonly acao: Acao;
  readonly recomendacao: string;
}

/** A row of `dose-renal.json`; `medicamento` is a DCB or a class. */
export interface LinhaRenal {
  readonly nome: string;
  readonly medicamento: string;
  /** Other ingredients of the product, which have no answer of their own beside it. */
  readonly inclui?: readonly string[];
  readonly via: string;
  /** ClCr in mL/min (Cockcroft-Gault); TFGe in mL/min/1.73 m². */
  readonly base: 'ClCr' | 'TFGe';
  readonly dose_usual: string;
  readonly dialise: string;
  readonly fonte: string;
  readonly aviso?: string;
  readonly faixas: readonly FaixaRenal[];
  readonly verificacao: Verificacao;
}
