import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Inker LA e cols., 2021',
  referencias: [
    {
      citacao: 'Inker LA et al. N Engl J Med 2021;385:1737-49.',
      doi: '10.1056/NEJMoa2102953',
    },
    {
      citacao: 'National Kidney Foundation. CKD-EPI Creatinine Equation (2021).',
      url: 'https://www.kidney.org/ckd-epi-creatinine-equation-2021',
    },
    { citacao: 'KDIGO 2024, diretriz de doença renal crônica (categorias de TFG).' },
    { citacao: 'Consenso SBN e SBPC/ML. J Bras Nefrol 2024;46(3).' },
  ],
  formula:
    'TFGe = 142 × mín(Cr/κ; 1)^α × máx(Cr/κ; 1)^−1,200 × 0,9938^idade (× 1,012 se mulher). κ = 0,7 e α = −0,241 na mulher; κ = 0,9 e α = −0,302 no homem. Cr em mg/dL.',
  limites: [
    'Só para adultos (18 anos ou mais), com creatinina estável: não vale em lesão renal aguda nem em diálise.',
    'É categoria de TFG, não diagnóstico: doença renal crônica pede mais de 3 meses ou marcador de lesão.',
    'Para dose de medicamento em pessoa muito grande ou muito pequena, desindexe: TFGe × superfície corporal ÷ 1,73.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento: 'National Kidney Foundation, página da equação CKD-EPI 2021',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};
