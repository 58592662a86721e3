import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Bazett 1920; Fridericia 1920; Hodges e cols. 1983; Sagie e cols. 1992 (Framingham)',
  referencias: [
    { citacao: 'Bazett HC. Heart 1920;7:353-70.' },
    { citacao: 'Fridericia LS. Acta Med Scand 1920;53:469-86.' },
    {
      citacao: 'Sagie A et al. Am J Cardiol 1992;70:797-801.',
      doi: '10.1016/0002-9149(92)90562-D',
    },
    { citacao: 'Hodges M et al. J Am Coll Cardiol 1983;1:694.' },
    {
      citacao: 'AHA/ACCF/HRS 2009, recomendações para o eletrocardiograma (cortes do QTc).',
      doi: '10.1161/CIRCULATIONAHA.108.191096',
    },
  ],
  formula:
    'Com RR = 60 ÷ FC (s) e QT em ms: Bazett QT ÷ √RR; Fridericia QT ÷ ∛RR; Framingham QT + 154 × (1 − RR); Hodges QT + 1,75 × (FC − 60).',
  limites: [
    'Pede condução 1:1: na fibrilação atrial, use a média de vários ciclos.',
    'Bloqueio de ramo ou marca-passo: desconte o excesso do QRS.',
    'Fora de 60 a 100 bpm, prefira Fridericia ou Framingham.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
