import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Ely EW e cols., 2001',
  referencias: [
    { citacao: 'Ely EW et al. JAMA 2001;286:2703-10.', doi: '10.1001/jama.286.21.2703' },
  ],
  formula:
    'Positivo = 1 (mudança aguda ou flutuação) e 2 (mais de 2 erros de atenção) e ainda 3 (RASS diferente de 0) ou 4 (mais de 1 erro de pensamento organizado).',
  limites: [
    'RASS −4 ou −5: não avaliável, e isso não é um resultado negativo.',
    'Rastreia em um momento: delirium flutua, repita a cada turno.',
    'Surdez, barreira de língua e demência avançada pedem adaptação do teste.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
