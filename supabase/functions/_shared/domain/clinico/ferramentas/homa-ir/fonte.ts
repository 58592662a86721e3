import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Matthews DR e cols., 1985; cortes do BRAMS (Geloneze B e cols., 2009)',
  referencias: [
    { citacao: 'Matthews DR et al. Diabetologia 1985;28:412-9.', doi: '10.1007/BF00280883' },
    { citacao: 'Geloneze B et al. Arq Bras Endocrinol Metabol 2009;53:281-7.' },
    {
      citacao: 'Diniz MFHS et al. ELSA-Brasil. Cad Saúde Pública 2020;36(8).',
      doi: '10.1590/0102-311x00072120',
    },
  ],
  formula: 'HOMA-IR = glicemia (mg/dL) × insulina (µUI/mL) ÷ 405, as duas em jejum.',
  limites: [
    'Só em jejum e sem insulina exógena.',
    'O método de dosagem da insulina muda o valor: compare resultados do mesmo laboratório.',
    'Os cortes são de adultos e do HOMA1; o HOMA2 tem outros.',
  ],
  divergencias: [
    'Cortes mudam com a população: BRAMS usa 2,7 para resistência e 2,3 para síndrome metabólica; o ELSA-Brasil achou 2,35 para síndrome metabólica. Usado o BRAMS.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Resumo do ELSA-Brasil (Cad Saúde Pública 2020), que cita o corte 2,7 do BRAMS',
      ressalva: 'O artigo do BRAMS não foi aberto; o corte 2,3 não foi lido nele.',
    },
  },
  revisadoEm: '2026-11-21',
};
