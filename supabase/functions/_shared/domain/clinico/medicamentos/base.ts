/**
 * The tables and their indexes, built when this file loads. It is the only one that imports the
 * tables, so the browser can fetch it apart (`import()`) and keep it.
 */
import classes from '../dados/classes.json' with { type: 'json' };
import doses from '../dados/dose-renal.json' with { type: 'json' };
import interacoes from '../dados/interacoes.json' with { type: 'json' };
import compostas from '../dados/marcas-compostas.json' with { type: 'json' };
import medicamentos from '../dados/medicamentos.json' with { type: 'json' };
import ambiguos from '../dados/nomes-ambiguos.json' with { type: 'json' };
import vias from '../dados/vias.json' with { type: 'json' };
import { type BaseDeDoses, indexarDoses } from './dose.ts';
import { type BaseDeInteracoes, indexarRegras } from './interacoes.ts';
import { criarLexico } from './lexico.ts';
import type {
  Classe,
  LinhaRenal,
  MarcaComposta,
  Medicamento,
  NomeAmbiguo,
  Regra,
  TabelaDeVias,
} from './tipos.ts';
import { indexarVias } from './vias.ts';

/** The tables as their files keep them; a test holds them to these types. */
export const TABELAS = {
  classes: classes.linhas as readonly Classe[],
  regras: interacoes.linhas as readonly Regra[],
  medicamentos: medicamentos.linhas as readonly Medicamento[],
  compostas: compostas.linhas as readonly MarcaComposta[],
  ambiguos: ambiguos.linhas as readonly NomeAmbiguo[],
  vias: vias as TabelaDeVias,
  doses: doses.linhas as readonly LinhaRenal[],
} as const;

/** When the tables were last changed, and reviewed against their sources (`AAAA-MM-DD`). */
export const VERSAO_DAS_TABELAS = {
  interacoes: { versao: interacoes.versao, revisadoEm: interacoes.revisadoEm },
  doses: { versao: doses.versao, revisadoEm: doses.revisadoEm },
} as const;

const membros = (medicamento: string): readonly string[] =>
  TABELAS.classes.find(({ id }) => id === medicamento)?.membros ?? [medicamento];

export const BASE: BaseDeInteracoes & BaseDeDoses = {
  lexico: criarLexico(TABELAS.medicamentos, TABELAS.compostas, TABELAS.vias, TABELAS.ambiguos),
  ...indexarRegras(TABELAS.classes, TABELAS.regras),
  linhasRenais: indexarDoses(TABELAS.classes, TABELAS.doses),
  vias: indexarVias(TABELAS.vias, membros),
};
