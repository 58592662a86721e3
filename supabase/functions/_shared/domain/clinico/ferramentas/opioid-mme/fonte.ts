import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../../motor/fonte.ts';

const TABELA_DO_CDC: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela de fatores do CDC 2022 reproduzida, com suas notas, em GlobalRPh',
  ressalva: 'O relatório do CDC não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'CDC, 2022 (Dowell D e cols.)',
  referencias: [
    { citacao: 'CDC. MMWR Recomm Rep 2022;71(3):1-95.', doi: '10.15585/mmwr.rr7103a1' },
    {
      citacao: 'GlobalRPh, Morphine milligram equivalents calculator (reproduz a tabela do CDC).',
      url: 'https://globalrph.com/medcalcs/morphine-milligram-equivalents-calculator',
    },
  ],
  formula:
    'MME por dia = soma de dose diária (mg) × fator. Fatores: codeína 0,15; fentanila transdérmica 2,4 por mcg/h; hidrocodona 1; hidromorfona 5; metadona 4,7; morfina 1; oxicodona 1,5; oximorfona 3; tapentadol 0,4; tramadol 0,2.',
  limites: [
    'Não use para trocar de opioide: a tolerância cruzada é incompleta, e a dose nova se reduz em 25 a 50 %.',
    'Metadona e buprenorfina: só com especialista; a buprenorfina não tem fator nesta tabela.',
    'Doses orais; da fentanila, só o adesivo. Não vale para via venosa ou peridural.',
  ],
  divergencias: [
    'Evitar ou justificar a partir de 90 MME é do CDC 2016 e não consta do de 2022; aparece identificado assim.',
  ],
  verificacao: { formula: TABELA_DO_CDC, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
