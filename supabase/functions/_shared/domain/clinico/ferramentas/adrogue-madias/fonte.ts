import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { AGUA_POR_EXTENSO } from '../comum/agua-corporal.ts';
import { AGUA_E_SODIO } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Adrogué HJ, Madias NE, 2000',
  referencias: [
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1581-9 (hiponatremia).',
      doi: '10.1056/NEJM200005253422107',
    },
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1493-9 (hipernatremia).',
      doi: '10.1056/NEJM200005183422006',
    },
  ],
  formula: `Variação (mmol/L por litro) = (Na da solução + K da solução − Na sérico) ÷ (água corporal + 1). ${AGUA_POR_EXTENSO}`,
  limites: [
    'Ignora perdas em curso: repita o sódio a cada 2 a 4 h.',
    'Hiponatremia crônica: até 8 mmol/L em 24 h. Hipernatremia crônica: até 10 a 12 mmol/L por dia.',
    'A previsão vale para um litro; para outros volumes a relação não é exatamente proporcional.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
