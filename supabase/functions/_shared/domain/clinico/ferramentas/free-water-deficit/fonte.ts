import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { AGUA_POR_EXTENSO } from '../comum/agua-corporal.ts';
import { AGUA_E_SODIO } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Adrogué HJ, Madias NE, 2000 (água corporal)',
  referencias: [
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1493-9.',
      doi: '10.1056/NEJM200005183422006',
    },
  ],
  formula: `Déficit (L) = água corporal × (Na ÷ Na desejado − 1), com 140 como desejado. ${AGUA_POR_EXTENSO}`,
  limites: [
    'Só com sódio acima de 140 mmol/L.',
    'Na hipernatremia crônica, corrija no máximo 10 a 12 mmol/L por dia.',
    'Não conta perdas em curso nem a água da manutenção: repita o sódio durante a correção.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
