import type { Vetor } from '../vetor.ts';

const NADA = {
  active_cancer: false,
  paralysis_or_immobilization: false,
  bedridden_or_surgery: false,
  localized_tenderness: false,
  entire_leg_swollen: false,
  calf_swelling_gt_3cm: false,
  pitting_edema: false,
  collateral_veins: false,
  previous_dvt: false,
  alternative_diagnosis: false,
};

const TUDO = {
  active_cancer: true,
  paralysis_or_immobilization: true,
  bedridden_or_surgery: true,
  localized_tenderness: true,
  entire_leg_swollen: true,
  calf_swelling_gt_3cm: true,
  pitting_edema: true,
  collateral_veins: true,
  previous_dvt: true,
  alternative_diagnosis: true,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nada presente',
    entrada: NADA,
    resultado: { score: 0, two_tier: 'improvavel' },
  },
  {
    origem: 'independente',
    nota: 'mínimo: só o diagnóstico alternativo',
    entrada: { ...NADA, alternative_diagnosis: true },
    resultado: { score: -2, two_tier: 'improvavel' },
  },
  {
    origem: 'independente',
    nota: '1 é improvável',
    entrada: { ...NADA, pitting_edema: true },
    resultado: { score: 1, two_tier: 'improvavel' },
  },
  {
    origem: 'independente',
    nota: '2 é provável',
    entrada: { ...NADA, pitting_edema: true, previous_dvt: true },
    resultado: { score: 2, two_tier: 'provavel' },
  },
  {
    origem: 'independente',
    nota: 'três achados e diagnóstico alternativo: volta a improvável',
    entrada: {
      ...NADA,
      localized_tenderness: true,
      entire_leg_swollen: true,
      calf_swelling_gt_3cm: true,
      alternative_diagnosis: true,
    },
    resultado: { score: 1, two_tier: 'improvavel' },
  },
  {
    origem: 'independente',
    nota: 'máximo: os nove achados',
    entrada: { ...TUDO, alternative_diagnosis: false },
    resultado: { score: 9, two_tier: 'provavel' },
  },
  {
    origem: 'independente',
    nota: 'tudo presente: 9 − 2',
    entrada: TUDO,
    resultado: { score: 7, two_tier: 'provavel' },
  },
];
