import type { Verificacao } from '../../motor/fonte.ts';

/** The formula was compared with the one that MedCalc-Bench implements. */
export const IMPLEMENTACAO_ABERTA: Verificacao = {
  estado: 'parcial',
  documento: 'MedCalc-Bench (implementação aberta da fórmula), lida em novembro de 2026',
  ressalva: 'O documento original não foi aberto.',
};
