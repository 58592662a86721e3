import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Kamath PS e cols., 2001',
  referencias: [
    { citacao: 'Kamath PS et al. Hepatology 2001;33:464-70.', doi: '10.1053/jhep.2001.22172' },
  ],
  formula:
    'MELD(i) = 0,957 × ln(creatinina) + 0,378 × ln(bilirrubina) + 1,120 × ln(INR) + 0,643, arredondado a uma casa e multiplicado por 10; máximo 40. Valores abaixo de 1 contam 1; creatinina acima de 4 mg/dL, ou diálise, conta 4. Bilirrubina e creatinina em mg/dL.',
  limites: [
    'Adultos com hepatopatia crônica: abaixo de 12 anos usa-se o PELD.',
    'Não considera o sódio nem o sexo: compare com o MELD-Na e o MELD 3.0.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'O INR não vale como medida do fígado em quem toma varfarina ou outro anticoagulante que o altera.',
  ],
  divergencias: [
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui, cada uma com seu nome.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
