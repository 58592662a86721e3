import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Antman EM e cols., 2000',
  referencias: [
    { citacao: 'Antman EM et al. JAMA 2000;284:835-42.', doi: '10.1001/jama.284.7.835' },
  ],
  formula:
    '1 ponto para cada: idade ≥ 65 anos; três ou mais fatores de risco; estenose coronariana ≥ 50%; AAS em 7 dias; dois ou mais episódios de angina em 24 h; desvio de ST ≥ 0,5 mm; marcador positivo. Total de 0 a 7. Eventos em 14 dias: 0–1 4,7%; 2 8,3%; 3 13,2%; 4 19,9%; 5 26,2%; 6–7 40,9%.',
  limites: [
    'Só na síndrome coronariana aguda sem supra de ST: não serve para afastar dor torácica cardíaca.',
    'As taxas são de ensaios dos anos 1990, antes do tratamento atual.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
