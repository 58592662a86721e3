import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Lee TH e cols., 1999',
  referencias: [
    { citacao: 'Lee TH et al. Circulation 1999;100:1043-9.', doi: '10.1161/01.CIR.100.10.1043' },
    {
      citacao: 'Duceppe E et al. Can J Cardiol 2017;33:17-32 (taxas atuais).',
      doi: '10.1016/j.cjca.2016.09.008',
    },
  ],
  formula:
    '1 ponto para cada: cirurgia intraperitoneal, intratorácica ou vascular suprainguinal; doença isquêmica; insuficiência cardíaca; doença cerebrovascular; insulina; creatinina > 2 mg/dL. Total de 0 a 6.',
  limites: [
    'Adultos em cirurgia não cardíaca; não vale para cirurgia cardíaca nem decide sozinho adiar uma urgência.',
    'Subestima o risco em cirurgia vascular maior.',
  ],
  divergencias: [
    'Taxas de evento: no estudo de 1999, 0,4%, 0,9%, 6,6% e 11%; na estimativa conjunta de 2017, 3,9%, 6,0%, 10,1% e 15%. A de 2017 vem primeiro.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
