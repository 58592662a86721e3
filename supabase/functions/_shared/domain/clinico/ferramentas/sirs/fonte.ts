import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Bone RC e cols. (ACCP/SCCM), 1992',
  referencias: [
    { citacao: 'Bone RC et al. Chest 1992;101:1644-55.', doi: '10.1378/chest.101.6.1644' },
  ],
  formula:
    '1 ponto para cada: temperatura > 38 ou < 36 °C; FC > 90 bpm; FR > 20 irpm ou PaCO₂ < 32 mmHg; leucócitos > 12 ou < 4 × 10³/µL, ou bastões > 10%. Presente com 2 ou mais.',
  limites: [
    'Pouco específica: trauma, pancreatite, queimadura e cirurgia também a produzem.',
    'Não define sepse (Sepsis-3 usa o SOFA). Os cortes são de adultos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
