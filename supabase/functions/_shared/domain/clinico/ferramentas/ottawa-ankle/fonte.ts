import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Stiell IG e cols., 1993',
  referencias: [{ citacao: 'Stiell IG et al. JAMA 1993;269:1127-32.' }],
  formula:
    'Tornozelo: dor nos maléolos e (dor óssea nos 6 cm posteriores do maléolo lateral ou medial, ou não dar 4 passos). Pé: dor no mediopé e (dor óssea no navicular ou na base do 5º metatarso, ou não dar 4 passos).',
  limites: [
    'Não use com intoxicação, outra lesão que distraia, perda de sensibilidade nas pernas ou edema que impeça palpar.',
    'Para trauma recente; não avalia lesão ligamentar.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
