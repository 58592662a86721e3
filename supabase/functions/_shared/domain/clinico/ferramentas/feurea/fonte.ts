import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Carvounis CP e cols., 2002',
  referencias: [
    {
      citacao: 'Carvounis CP et al. Kidney Int 2002;62:2223-9.',
      doi: '10.1046/j.1523-1755.2002.00683.x',
    },
  ],
  formula:
    'FEUreia (%) = 100 × (ureia urinária × Cr plasmática) ÷ (ureia plasmática × Cr urinária). As duas ureias na mesma unidade.',
  limites: [
    'Vale com diurético em uso, mas só separa causa pré-renal de necrose tubular aguda.',
    'Urina e sangue da mesma hora.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Carvounis 2002, resumo do artigo',
      ressalva: 'O resumo traz o corte de 35 %; o de 50 % não foi conferido.',
    },
  },
  revisadoEm: '2026-11-21',
};
