/**
 * The tables of allergies and of how drugs are written, with their indexes: of the tables of safety what
 * is needed while a medicine or an allergy is written down, which is lighter than all of them.
 */
import { estenderLexico, type OutrosNomes } from '../clinico/medicamentos/lexico.ts';
import { BASE_DA_PRESCRICAO, type BaseDaPrescricao } from '../validacao/prescricao/base.ts';
import { type Alergenos, indexarAlergenos } from './alergenos.ts';
import alergias from './dados/alergias.json' with { type: 'json' };
import nomes from './dados/nomes.json' with { type: 'json' };
import type { CadeiaLateral, LinhaDeAlergia } from './tabelas.ts';

/** The lists of prescription, with every way of writing a drug, and what allergies say of them. */
export interface BaseDasAlergias extends BaseDaPrescricao {
  readonly alergenos: Alergenos;
  readonly cadeias: readonly CadeiaLateral[];
}

/** The tables as their files keep them; a test holds them to these types. */
export const TABELAS_DAS_ALERGIAS = {
  alergias: alergias.linhas as readonly LinhaDeAlergia[],
  cadeias: alergias.cadeias_laterais as readonly CadeiaLateral[],
  nomes: nomes.linhas as readonly OutrosNomes[],
} as const;

/** When each table was last changed (`AAAA-MM-DD`). */
export const VERSAO_DAS_ALERGIAS = {
  grupos_de_alergia: alergias.versao,
  nomes: nomes.versao,
} as const;

const lexico = estenderLexico(BASE_DA_PRESCRICAO.lexico, TABELAS_DAS_ALERGIAS.nomes);

export const BASE_DAS_ALERGIAS: BaseDasAlergias = {
  ...BASE_DA_PRESCRICAO,
  lexico,
  alergenos: indexarAlergenos(TABELAS_DAS_ALERGIAS.alergias, lexico),
  cadeias: TABELAS_DAS_ALERGIAS.cadeias,
};
