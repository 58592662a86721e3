/**
 * The tables of safety and their indexes, built when this file loads. It and `base-das-alergias.ts` are
 * the only ones that import the tables, so the browser can fetch it apart (`import()`) and keep it.
 */
import { TABELAS } from '../clinico/medicamentos/base.ts';
import { indexarLinhas, type LinhasPorFarmaco } from './alcance.ts';
import {
  BASE_DAS_ALERGIAS,
  type BaseDasAlergias,
  TABELAS_DAS_ALERGIAS,
  VERSAO_DAS_ALERGIAS,
} from './base-das-alergias.ts';
import { type Combinacao, indexarCombinacoes } from './combinacoes.ts';
import { type Condicoes, indexarCondicoes } from './condicoes.ts';
import combinacoes from './dados/combinacoes.json' with { type: 'json' };
import condicoes from './dados/condicoes.json' with { type: 'json' };
import duplicidade from './dados/duplicidade.json' with { type: 'json' };
import gestacao from './dados/gestacao.json' with { type: 'json' };
import idade from './dados/idade.json' with { type: 'json' };
import { BASE_DE_TETOS, VERSAO_DOS_TETOS } from './dose/base.ts';
import type { BaseDeTetos } from './dose/tipos.ts';
import { type Classes, indexarDuplicidades } from './duplicidade.ts';
import type {
  LinhaDeCombinacao,
  LinhaDeCondicao,
  LinhaDeDuplicidade,
  LinhaDeGestacao,
  LinhaDeIdade,
} from './tabelas.ts';

/** The lists and tables by which a prescription and its patient are judged. */
export interface BaseDaSeguranca extends BaseDasAlergias, BaseDeTetos {
  readonly gestacao: LinhasPorFarmaco<LinhaDeGestacao>;
  readonly idades: LinhasPorFarmaco<LinhaDeIdade>;
  readonly duplicidades: Classes;
  readonly combinacoes: readonly Combinacao[];
  readonly condicoes: Condicoes;
}

/** The tables as their files keep them; a test holds them to these types. */
export const TABELAS_DA_SEGURANCA = {
  gestacao: gestacao.linhas as readonly LinhaDeGestacao[],
  idade: idade.linhas as readonly LinhaDeIdade[],
  duplicidade: duplicidade.linhas as readonly LinhaDeDuplicidade[],
  combinacoes: combinacoes.linhas as readonly LinhaDeCombinacao[],
  condicoes: condicoes.linhas as readonly LinhaDeCondicao[],
  ...TABELAS_DAS_ALERGIAS,
} as const;

/** When each table was last changed (`AAAA-MM-DD`). */
export const VERSAO_DA_SEGURANCA = {
  gestacao_e_lactacao: gestacao.versao,
  idade: idade.versao,
  duplicidade_de_classe: duplicidade.versao,
  combinacoes: combinacoes.versao,
  ...VERSAO_DAS_ALERGIAS,
  tetos_de_dose: VERSAO_DOS_TETOS,
} as const;

const membrosDe = (nome: string): readonly string[] =>
  TABELAS.classes.find(({ id }) => id === nome)?.membros ?? [nome];

export const BASE_DA_SEGURANCA: BaseDaSeguranca = {
  ...BASE_DAS_ALERGIAS,
  ...BASE_DE_TETOS,
  gestacao: indexarLinhas(TABELAS_DA_SEGURANCA.gestacao, membrosDe),
  idades: indexarLinhas(TABELAS_DA_SEGURANCA.idade, membrosDe),
  duplicidades: indexarDuplicidades(TABELAS_DA_SEGURANCA.duplicidade),
  combinacoes: indexarCombinacoes(TABELAS_DA_SEGURANCA.combinacoes, membrosDe),
  condicoes: indexarCondicoes(TABELAS_DA_SEGURANCA.condicoes),
};
