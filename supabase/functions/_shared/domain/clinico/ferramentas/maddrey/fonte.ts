import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Maddrey WC e cols., 1978; modificada por Carithers RL e cols., 1989',
  referencias: [
    {
      citacao: 'Carithers RL et al. Ann Intern Med 1989;110:685-90.',
      doi: '10.7326/0003-4819-110-9-685',
    },
    { citacao: 'Maddrey WC et al. Gastroenterology 1978;75:193-9 (índice original).' },
  ],
  formula:
    '4,6 × (tempo de protrombina do paciente − do controle, em segundos) + bilirrubina total (mg/dL). Grave a partir de 32.',
  limites: [
    'Só para hepatite alcoólica: não mede cirrose compensada nem outras hepatites.',
    'Use o tempo em segundos; o INR não se converte sem o controle do laboratório.',
    'Sangramento, infecção e insuficiência renal mudam a decisão de tratar com corticoide.',
  ],
  divergencias: [
    'Carithers imprime > 32; na prática se usa ≥ 32. Usado ≥ 32.',
    'O índice original de 1978 é outro: 4,6 × tempo de protrombina + bilirrubina, com corte em 93.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
