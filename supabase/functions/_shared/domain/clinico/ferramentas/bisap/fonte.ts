import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const MANUAL_MSD: Verificacao = {
  estado: 'parcial',
  documento: 'Calculadora BISAP dos Manuais MSD (msdmanuals.com)',
  ressalva: 'Itens e corte conferem; o artigo de 2008 não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Wu BU e cols., 2008',
  referencias: [{ citacao: 'Wu BU et al. Gut 2008;57:1698-703.', doi: '10.1136/gut.2008.152702' }],
  formula:
    '1 ponto para cada: BUN > 25 mg/dL (ureia > 53,5 mg/dL); alteração do estado mental; 2 ou mais critérios de SIRS; idade > 60 anos; derrame pleural. Total de 0 a 5.',
  limites: [
    'Use dados das primeiras 24 horas.',
    'Adultos com pancreatite aguda; um valor baixo não dispensa reavaliar.',
  ],
  verificacao: { formula: MANUAL_MSD, faixas: MANUAL_MSD },
  revisadoEm: '2026-11-21',
};
