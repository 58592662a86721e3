import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Organização Mundial da Saúde; Ministério da Saúde (SISVAN)',
  referencias: [
    { citacao: 'WHO Technical Report Series 894, 2000.' },
    { citacao: 'Brasil, Ministério da Saúde. SISVAN, 2011 (classes do idoso).' },
    { citacao: 'Lipschitz DA. Prim Care 1994;21:55-67.' },
    {
      citacao: 'WHO Expert Consultation. Lancet 2004;363:157-63.',
      doi: '10.1016/S0140-6736(03)15268-3',
    },
  ],
  formula: 'IMC = peso (kg) ÷ altura² (m²).',
  limites: [
    'As classes da OMS valem a partir de 20 anos; antes, use o escore-z de IMC para a idade.',
    'Não se aplica na gestação: use a curva gestacional.',
    'Não distingue músculo de gordura; em populações asiáticas o risco aumenta já a partir de 23.',
  ],
  divergencias: [
    'Idoso: Lipschitz imprime < 22, 22–27 e > 27; o SISVAN, ≤ 22, > 22 a < 27 e ≥ 27. Usado o SISVAN.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...SEGUNDA_LEITURA,
      ressalva: 'As bordas do SISVAN (22 e 27) não foram relidas no documento.',
    },
  },
  revisadoEm: '2026-11-21',
};
