import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Kim WR e cols., 2008; OPTN, 2016',
  referencias: [
    { citacao: 'Kim WR et al. N Engl J Med 2008;359:1018-26.', doi: '10.1056/NEJMoa0801209' },
    { citacao: 'OPTN, política de alocação de fígado, 2016.' },
  ],
  formula:
    'Com MELD(i) acima de 11: MELD-Na = MELD(i) + 1,32 × (137 − Na) − 0,033 × MELD(i) × (137 − Na), arredondado; máximo 40. Com MELD(i) até 11, MELD-Na = MELD(i). Sódio entre 125 e 137 mmol/L (fora disso conta o limite). MELD(i) é o inteiro do MELD original.',
  limites: [
    'Adultos com hepatopatia crônica: abaixo de 12 anos usa-se o PELD.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'Sódio muda depressa com soro e diurético: use o mesmo dia dos outros exames.',
  ],
  divergencias: [
    'MELD(i) entra como número inteiro; outra leitura mantém uma casa decimal e pode diferir em 1 ponto.',
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
