import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Caprini JA, 2005',
  referencias: [
    { citacao: 'Caprini JA. Dis Mon 2005;51:70-8.', doi: '10.1016/j.disamonth.2005.02.003' },
    { citacao: 'American College of Chest Physicians, 9ª ed., 2012 (faixas de risco).' },
  ],
  formula:
    'Soma dos fatores presentes, de 1, 2, 3 ou 5 pontos cada. Idade: 41–60 anos 1, 61–74 2, 75 ou mais 3. IMC > 25 kg/m² 1. Faixas: 0 muito baixo, 1–2 baixo, 3–4 moderado, 5 ou mais alto.',
  limites: [
    'Adulto cirúrgico; para o clínico internado, use o Pádua.',
    'Marque só uma categoria para a mesma cirurgia (pequena, artroscópica, aberta, laparoscópica ou artroplastia).',
    'Não avalia o risco de sangramento.',
  ],
  divergencias: [
    'Há uma versão de 2013 com outros itens e pesos. Aqui vale a de 2005, com as faixas do ACCP de 2012.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela 1 de Gynecol Oncol 2017;144:420-7 (PMC5503672), adaptada do ACCP 2012',
      ressalva:
        'Tabela resumida: não traz artroscopia, politrauma nem DPOC em separado. O artigo de 2005 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'mdtools.org, Caprini VTE Risk Score (fonte secundária)',
      ressalva: 'As faixas não foram lidas na diretriz do ACCP de 2012.',
    },
  },
  revisadoEm: '2026-11-21',
};
