import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Van Gelder IC e cols., diretriz ESC 2024',
  referencias: [
    { citacao: 'Van Gelder IC et al. Eur Heart J 2024.', doi: '10.1093/eurheartj/ehae176' },
    { citacao: 'Lip GYH et al. Chest 2010;137:263-72.', doi: '10.1378/chest.09-1584' },
  ],
  formula:
    'Insuficiência cardíaca ou FE ≤ 40% 1; hipertensão 1; idade ≥ 75 anos 2, 65–74 anos 1; diabetes 1; AVC, AIT ou embolia 2; doença vascular 1. Total de 0 a 8. 0 sem indicação, 1 considerar, 2 ou mais recomendado.',
  limites: [
    'Não use com prótese valvar mecânica nem com estenose mitral moderada a grave: nesses, a indicação é sempre antagonista da vitamina K.',
    'Adultos com fibrilação atrial ou flutter; reavalie quando a idade ou as doenças mudarem.',
  ],
  divergencias: [
    'A ESC retirou o sexo em 2024; a versão com sexo (CHA₂DS₂-VASc) ainda é muito usada. As duas estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
