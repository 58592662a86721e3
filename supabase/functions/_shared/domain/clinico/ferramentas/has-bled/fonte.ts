import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Pisters R e cols., 2010',
  referencias: [
    { citacao: 'Pisters R et al. Chest 2010;138:1093-100.', doi: '10.1378/chest.10-0134' },
  ],
  formula:
    '1 ponto para cada: PAS > 160 mmHg; função renal alterada (diálise, transplante ou creatinina > 2,26 mg/dL); função hepática alterada; AVC; sangramento; INR lábil; idade > 65 anos; antiagregante ou anti-inflamatório; álcool ≥ 8 doses por semana. Total de 0 a 9. Alto com 3 ou mais.',
  limites: [
    'Adultos com fibrilação atrial.',
    'Não serve para decidir não anticoagular: serve para achar o que corrigir.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
