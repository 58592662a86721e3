import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Fórmula de uso corrente; alvo da Surviving Sepsis Campaign 2021',
  referencias: [
    { citacao: 'Surviving Sepsis Campaign 2021: alvo inicial de PAM no choque séptico.' },
  ],
  formula: 'PAM = (PAS + 2 × PAD) ÷ 3, em mmHg.',
  limites: [
    'Supõe que a diástole ocupe dois terços do ciclo: com taquicardia importante, prefira a PAM medida.',
    'O alvo de 65 mmHg é do choque séptico do adulto; outras situações têm outros alvos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
