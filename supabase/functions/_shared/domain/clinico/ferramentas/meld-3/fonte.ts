import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Kim WR e cols., 2021; OPTN, 2023',
  referencias: [
    {
      citacao: 'Kim WR et al. Gastroenterology 2021;161:1887-95.',
      doi: '10.1053/j.gastro.2021.08.050',
    },
    { citacao: 'OPTN, política de alocação de fígado, 2023.' },
  ],
  formula:
    'MELD 3.0 = 1,33 (se mulher) + 4,56 × ln(bilirrubina) + 0,82 × (137 − Na) − 0,24 × (137 − Na) × ln(bilirrubina) + 9,09 × ln(INR) + 11,14 × ln(creatinina) + 1,85 × (3,5 − albumina) − 1,83 × (3,5 − albumina) × ln(creatinina) + 6, arredondado, de 6 a 40. Limites: bilirrubina e INR ≥ 1; creatinina de 1 a 3 mg/dL (3 se diálise); sódio de 125 a 137 mmol/L; albumina de 1,5 a 3,5 g/dL.',
  limites: [
    'Aqui, para adultos. Dos 12 aos 17 anos a regra soma 1,33 nos dois sexos: este cálculo não o faz.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'A albumina recém-infundida muda o resultado.',
  ],
  divergencias: [
    'O artigo não propõe teto; o OPTN limita a 40. Usado o teto de 40 na pontuação; o valor antes de arredondar vem sem teto.',
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
