import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Katz MA, 1973; Hillier TA e cols., 1999',
  referencias: [
    { citacao: 'Katz MA. N Engl J Med 1973;289:843-4.' },
    {
      citacao: 'Hillier TA et al. Am J Med 1999;106:399-403.',
      doi: '10.1016/S0002-9343(99)00055-8',
    },
  ],
  formula:
    'Katz: Na + 1,6 × (glicemia − 100) ÷ 100. Hillier: Na + 2,4 × (glicemia − 100) ÷ 100. Na em mmol/L, glicemia em mg/dL.',
  limites: [
    'Só corrige o efeito da glicose; com glicemia até 100 mg/dL vale o sódio medido.',
    'O sódio muda durante o tratamento: repita com a glicemia da mesma coleta.',
  ],
  divergencias: [
    'O fator 1,6 (Katz) é o tradicional, calculado; o 2,4 (Hillier) foi medido e acerta mais, sobretudo acima de 400 mg/dL. Mostrados os dois.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'MDCalc e Family Practice Notebook (os dois fatores), lidos em novembro de 2026',
      ressalva: 'Os artigos originais não foram abertos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};
