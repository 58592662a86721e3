/**
 * The lists of prescription and their indexes, built when this file loads. It is the only one that
 * imports the lists, so the browser can fetch it apart (`import()`) and keep it.
 */
import controlados from '../../clinico/dados/controlados.json' with { type: 'json' };
import dosesMaximas from '../../clinico/dados/dose-maxima.json' with { type: 'json' };
import retencao from '../../clinico/dados/retencao.json' with { type: 'json' };
import { BASE, TABELAS } from '../../clinico/medicamentos/base.ts';
import type { BaseDeDoses } from '../../clinico/medicamentos/dose.ts';
import { chave } from '../../clinico/medicamentos/escrita.ts';
import type { BaseDeInteracoes } from '../../clinico/medicamentos/interacoes.ts';
import { criarLexico } from '../../clinico/medicamentos/lexico.ts';
import type { Verificacao } from '../../clinico/motor/fonte.ts';
import { VERSAO_DOS_RECEITUARIOS } from '../../prescricao/receituarios.ts';
import type { ComRetencao, Controlado, DoseMaxima } from './tipos.ts';

/** The lists and tables by which a prescription is judged. */
export interface BaseDaPrescricao extends BaseDeInteracoes, BaseDeDoses {
  readonly controlados: ReadonlyMap<string, Controlado>;
  readonly retencao: ReadonlyMap<string, ComRetencao>;
}

/** The lists as their files keep them; a test holds them to these types. */
export const LISTAS = {
  controlados: controlados.linhas as readonly Controlado[],
  retencao: retencao.linhas as readonly ComRetencao[],
  dosesMaximas: dosesMaximas.linhas as readonly DoseMaxima[],
} as const;

/** Where the list of Portaria 344 is from, and how far it was verified, but for rows that say otherwise. */
export const FONTE_DOS_CONTROLADOS = controlados.fonte;
export const VERIFICACAO_DOS_CONTROLADOS = controlados.verificacao as Verificacao;

/** When each list was last changed (`AAAA-MM-DD`). */
export const VERSAO_DAS_LISTAS = {
  controlados: controlados.versao,
  retencao: retencao.versao,
  receituarios: VERSAO_DOS_RECEITUARIOS,
  doses_maximas: dosesMaximas.versao,
} as const;

/** The substances of the lists whose names the drug tables do not have. */
const aMais = [
  ...LISTAS.controlados,
  ...LISTAS.retencao.map(({ nome }) => ({ nome, sinonimos: undefined })),
]
  .filter(({ nome }) => !BASE.lexico.porChave.has(chave(nome)))
  .map(({ nome, sinonimos = [] }) => ({ dcb: nome, sinonimos, marcas: [] }));

export const BASE_DA_PRESCRICAO: BaseDaPrescricao = {
  ...BASE,
  lexico: criarLexico(
    [...TABELAS.medicamentos, ...aMais],
    TABELAS.compostas,
    TABELAS.vias,
    TABELAS.ambiguos,
  ),
  controlados: new Map(LISTAS.controlados.map((linha) => [linha.nome, linha])),
  retencao: new Map(LISTAS.retencao.map((linha) => [linha.nome, linha])),
};
