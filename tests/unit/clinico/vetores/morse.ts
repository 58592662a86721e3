import type { Vetor } from '../vetor.ts';

const NADA = {
  history_falling: false,
  secondary_diagnosis: false,
  ambulatory_aid: 'nenhum',
  iv_therapy: false,
  gait: 'normal',
  mental: 'orientado',
};

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: NADA, resultado: { score: 0, risk: 'baixo' } },
  {
    origem: 'independente',
    nota: 'última baixa: 20',
    entrada: { ...NADA, iv_therapy: true },
    resultado: { score: 20, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'primeira moderada: 25',
    entrada: { ...NADA, history_falling: true },
    resultado: { score: 25, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'última moderada: 30 + 10',
    entrada: { ...NADA, ambulatory_aid: 'mobilia', gait: 'fraca' },
    resultado: { score: 40, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'primeira alta: 30 + 15',
    entrada: { ...NADA, ambulatory_aid: 'mobilia', mental: 'superestima' },
    resultado: { score: 45, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: '15 + 15 + 20',
    entrada: {
      ...NADA,
      ambulatory_aid: 'muleta',
      secondary_diagnosis: true,
      gait: 'comprometida',
    },
    resultado: { score: 50, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      history_falling: true,
      secondary_diagnosis: true,
      ambulatory_aid: 'mobilia',
      iv_therapy: true,
      gait: 'comprometida',
      mental: 'superestima',
    },
    resultado: { score: 125, risk: 'alto' },
  },
];
