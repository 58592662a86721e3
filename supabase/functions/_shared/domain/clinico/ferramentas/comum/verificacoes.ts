import type { Verificacao } from '../../motor/fonte.ts';

/** The formula was compared with the one that MedCalc-Bench implements. */
export const IMPLEMENTACAO_ABERTA: Verificacao = {
  estado: 'parcial',
  documento: 'MedCalc-Bench (implementação aberta da fórmula), lida em novembro de 2026',
  ressalva: 'O documento original não foi aberto.',
};

/** Body water, deficits and change of sodium were compared with two open sources. */
export const AGUA_E_SODIO: Verificacao = {
  estado: 'parcial',
  documento:
    'MedCalc-Bench e Family Practice Notebook (água corporal, déficits e infusatos), lidos em novembro de 2026',
  ressalva: 'Os artigos originais não foram abertos.',
};
