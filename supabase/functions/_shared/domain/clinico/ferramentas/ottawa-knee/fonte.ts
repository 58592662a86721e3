import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Stiell IG e cols., 1996',
  referencias: [{ citacao: 'Stiell IG et al. JAMA 1996;275:611-5.' }],
  formula:
    'Radiografia se qualquer um: idade ≥ 55 anos; dor à palpação só da patela; dor à palpação da cabeça da fíbula; não flete a 90°; não dá 4 passos.',
  limites: [
    'Adultos com trauma recente; não avalia ligamentos nem meniscos.',
    'Não use com intoxicação, outra lesão que distraia, perda de sensibilidade nas pernas ou nível de consciência alterado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
