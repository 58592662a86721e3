import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Lip GYH e cols., 2010',
  referencias: [
    { citacao: 'Lip GYH et al. Chest 2010;137:263-72.', doi: '10.1378/chest.09-1584' },
    {
      citacao: 'Hindricks G et al. Diretriz ESC 2020. Eur Heart J 2021;42:373-498.',
      doi: '10.1093/eurheartj/ehaa612',
    },
  ],
  formula:
    'Insuficiência cardíaca ou FE ≤ 40% 1; hipertensão 1; idade ≥ 75 anos 2, 65–74 anos 1; diabetes 1; AVC, AIT ou embolia 2; doença vascular 1; sexo feminino 1. Total de 0 a 9. Recomendado com 2 ou mais no homem e 3 ou mais na mulher.',
  limites: [
    'Não use com prótese valvar mecânica nem com estenose mitral moderada a grave: nesses, a indicação é sempre antagonista da vitamina K.',
    'Adultos com fibrilação atrial ou flutter; reavalie quando a idade ou as doenças mudarem.',
  ],
  divergencias: [
    'A ESC retirou o sexo em 2024 (CHA₂DS₂-VA); esta versão segue em uso no Brasil. As duas estão aqui.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...SEGUNDA_LEITURA,
      ressalva:
        'O documento original não foi aberto. A faixa "considerar" (1 no homem, 2 na mulher) vem do conhecimento da diretriz ESC 2020.',
    },
  },
  revisadoEm: '2026-11-21',
};
