import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Friedewald WT e cols., 1972; Sampson M e cols., 2020',
  referencias: [
    { citacao: 'Friedewald WT et al. Clin Chem 1972;18:499-502.' },
    {
      citacao: 'Sampson M et al. JAMA Cardiol 2020;5:540-8.',
      doi: '10.1001/jamacardio.2020.0013',
    },
    { citacao: 'Martin SS et al. JAMA 2013;310:2061-8.', doi: '10.1001/jama.2013.280532' },
  ],
  formula:
    'Não HDL = CT − HDL. Friedewald: CT − HDL − TG ÷ 5 (TG até 400). Sampson: CT ÷ 0,948 − HDL ÷ 0,971 − [TG ÷ 8,56 + TG × não HDL ÷ 2140 − TG² ÷ 16100] − 9,44 (TG até 800). Tudo em mg/dL.',
  limites: [
    'Friedewald não vale com triglicérides acima de 400 mg/dL, quilomícrons ou disbetalipoproteinemia (tipo III).',
    'Friedewald é pouco confiável com LDL abaixo de 70 mg/dL.',
    'Acima de 800 mg/dL de triglicérides, nenhuma das duas: dosar LDL direto.',
    'A meta de LDL depende do risco cardiovascular: esta conta não a define.',
  ],
  divergencias: [
    'O consenso brasileiro (SBC/SBAC) prefere Martin/Hopkins, que usa uma tabela de fatores publicada no artigo; não está aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
