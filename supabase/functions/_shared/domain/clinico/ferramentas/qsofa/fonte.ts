import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Seymour CW e cols., 2016',
  referencias: [
    { citacao: 'Seymour CW et al. JAMA 2016;315:762-74.', doi: '10.1001/jama.2016.0288' },
    { citacao: 'Surviving Sepsis Campaign 2021: não usar o qSOFA como triagem única.' },
  ],
  formula: '1 ponto para cada: FR ≥ 22 irpm; PAS ≤ 100 mmHg; Glasgow < 15. Total de 0 a 3.',
  limites: [
    'Adultos com suspeita de infecção.',
    'Não use como única ferramenta de triagem: um valor baixo não afasta sepse.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
