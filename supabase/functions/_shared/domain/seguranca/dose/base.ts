/**
 * The ceilings of doses and their index, built when this file loads. It is the only one that
 * imports them, so the browser can fetch it apart (`import()`) and keep it.
 */
import usuais from '../../clinico/dados/dose-maxima.json' with { type: 'json' };
import type { DoseMaxima } from '../../validacao/prescricao/tipos.ts';
import doses from './dados/doses.json' with { type: 'json' };
import type { BaseDeTetos, LinhaDeDose } from './tipos.ts';
import { porFarmaco } from './uso.ts';

/** The table as its file keeps it; a test holds it to this type. */
export const LINHAS_DE_DOSE = doses.linhas as readonly LinhaDeDose[];

/** When the table was last changed (`AAAA-MM-DD`). */
export const VERSAO_DOS_TETOS = doses.versao;

export const BASE_DE_TETOS: BaseDeTetos = {
  tetos: porFarmaco(LINHAS_DE_DOSE),
  dosesUsuais: new Map(
    (usuais.linhas as readonly DoseMaxima[]).map((linha) => [linha.nome, linha]),
  ),
};
