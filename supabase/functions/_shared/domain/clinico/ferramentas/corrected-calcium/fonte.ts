import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Payne RB e cols., 1973',
  referencias: [{ citacao: 'Payne RB et al. BMJ 1973;4:643-6.', doi: '10.1136/bmj.4.5893.643' }],
  formula:
    'Cálcio corrigido (mg/dL) = cálcio total + 0,8 × (4,0 − albumina em g/dL). Em mmol/L: cálcio + 0,02 × (40 − albumina em g/L).',
  limites: [
    'Erra no doente crítico, na doença renal crônica e com albumina baixa: prefira o cálcio iônico.',
  ],
  divergencias: [
    'Payne publicou cálcio − albumina + 4,0 (fator 1); o fator 0,8 é a convenção posterior e a usada aqui.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
