import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Schwartz GJ e cols., 2009',
  referencias: [
    {
      citacao: 'Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-37.',
      doi: '10.1681/ASN.2008030287',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2653687',
    },
  ],
  formula: 'TFGe = 0,413 × altura (cm) ÷ creatinina (mg/dL).',
  limites: [
    'De 1 a 17 anos, com creatinina enzimática estável: não vale em lesão renal aguda nem em diálise.',
    'Acerta melhor entre 15 e 75 mL/min/1,73 m²; foi derivada em crianças com doença renal crônica.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento: 'Schwartz 2009, resumo do artigo (PMC2653687)',
      ressalva: 'A coorte do artigo tinha de 1 a 16 anos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};
