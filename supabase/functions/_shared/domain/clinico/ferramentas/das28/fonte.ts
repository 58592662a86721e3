import type { Fonte } from '../../motor/fonte.ts';

const PAGINA = 'Página do grupo de Nijmegen, das-score.nl (fórmulas validadas e cortes)';

export const fonte: Fonte = {
  autor: 'Prevoo MLL e cols., 1995',
  referencias: [
    { citacao: 'Prevoo MLL et al. Arthritis Rheum 1995;38:44-8.' },
    {
      citacao: 'DAS28, fórmulas validadas.',
      url: 'https://das-score.nl/en/das-and-das28/how-to-meaure-the-das28/how-to-calculate-the-das28/alternative-validated-formulae',
    },
  ],
  formula:
    'DAS28-VHS = 0,56 × √dolorosas + 0,28 × √edemaciadas + 0,70 × ln(VHS) + 0,014 × saúde global. DAS28-PCR = 0,56 × √dolorosas + 0,28 × √edemaciadas + 0,36 × ln(PCR + 1) + 0,014 × saúde global + 0,96. VHS em mm/h, PCR em mg/L, saúde global em mm. < 2,6 remissão; até 3,2 baixa; até 5,1 moderada; > 5,1 alta.',
  limites: [
    'Só para artrite reumatoide do adulto; pés e tornozelos não entram na contagem.',
    'As duas versões não são intercambiáveis: acompanhe sempre com a mesma.',
    'Dor difusa (fibromialgia) eleva a contagem dolorosa e a saúde global sem inflamação.',
    'Confira a unidade da PCR: em mg/dL, multiplique por 10.',
  ],
  divergencias: [
    'Os mesmos cortes servem aqui às duas versões, mas a PCR costuma dar valores menores que a VHS.',
    'A página do grupo escreve atividade baixa como < 3,2; usado até 3,2, inclusive.',
  ],
  verificacao: {
    formula: { estado: 'conferida', documento: PAGINA },
    faixas: {
      estado: 'conferida',
      documento: PAGINA,
      ressalva: 'A página não diz em que faixa ficam exatamente 3,2 e 5,1.',
    },
  },
  revisadoEm: '2026-11-21',
};
