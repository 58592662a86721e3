import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Brennan PM, Murray GD, Teasdale GM, 2018',
  referencias: [
    {
      citacao: 'Brennan PM et al. J Neurosurg 2018;128:1612-20.',
      doi: '10.3171/2017.12.JNS172780',
    },
  ],
  formula: 'Total da escala de Glasgow − pupilas que não reagem à luz (0 a 2). Total de 1 a 15.',
  limites: [
    'Descrita no trauma craniano. Sem faixas de gravidade próprias: quanto menor, pior o prognóstico.',
    'Com item não testável (NT) não há total: relate os componentes e as pupilas.',
    'Trauma ocular direto, colírios e lesão do III nervo periférico mudam a pupila sem piorar a lesão cerebral.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
