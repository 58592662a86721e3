import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Sullivan JT e cols., 1989',
  referencias: [
    { citacao: 'Sullivan JT et al. Br J Addict 1989;84:1353-7.' },
    { citacao: 'ASAM 2020, diretriz de abstinência alcoólica (faixas).' },
  ],
  formula:
    'Soma de 9 itens de 0 a 7 e orientação de 0 a 4, total de 0 a 67. ASAM: menos de 10 leve, 10–18 moderada, 19 ou mais grave.',
  limites: [
    'Só para abstinência de álcool já diagnosticada: não faz o diagnóstico e sobe em sepse, delirium e outras causas.',
    'Pede que o paciente converse: não vale em intubado ou muito confuso.',
  ],
  divergencias: [
    'Faixas: o artigo de 1989 usa menos de 10 sem medicação e mais de 15 com risco maior; há quem use menos de 8, 8–15 e mais de 15. Usadas as da ASAM 2020.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'conferida',
      documento: 'Guia de bolso da ASAM sobre abstinência alcoólica, tabela 1',
      ressalva: 'A ASAM lembra que os cortes variam na literatura e cabem ao julgamento clínico.',
    },
  },
  revisadoEm: '2026-11-21',
};
