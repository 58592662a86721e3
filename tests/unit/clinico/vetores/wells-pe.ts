import type { Vetor } from '../vetor.ts';

const NADA = {
  dvt_signs: false,
  pe_most_likely: false,
  hr: 100,
  immobilization_or_surgery: false,
  prior_vte: false,
  hemoptysis: false,
  malignancy: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...NADA, pe_most_likely: true, hr: 110 },
    resultado: { score: 4.5, two_tier: 'provavel', three_tier: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'nada presente; 100 bpm não conta',
    entrada: NADA,
    resultado: { score: 0, two_tier: 'improvavel', three_tier: 'baixa' },
  },
  {
    origem: 'independente',
    nota: '1,5 ainda é baixa; acima de 100 bpm conta',
    entrada: { ...NADA, hr: 100.1 },
    resultado: { score: 1.5, two_tier: 'improvavel', three_tier: 'baixa' },
  },
  {
    origem: 'independente',
    nota: '2 já é moderada',
    entrada: { ...NADA, hemoptysis: true, malignancy: true },
    resultado: { score: 2, two_tier: 'improvavel', three_tier: 'moderada' },
  },
  {
    origem: 'independente',
    nota: '4 ainda é improvável',
    entrada: { ...NADA, dvt_signs: true, hemoptysis: true },
    resultado: { score: 4, two_tier: 'improvavel', three_tier: 'moderada' },
  },
  {
    origem: 'independente',
    nota: '6 ainda é moderada',
    entrada: { ...NADA, dvt_signs: true, pe_most_likely: true },
    resultado: { score: 6, two_tier: 'provavel', three_tier: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'acima de 6 é alta: 3 + 1,5 + 1,5 + 1',
    entrada: {
      ...NADA,
      pe_most_likely: true,
      immobilization_or_surgery: true,
      prior_vte: true,
      malignancy: true,
    },
    resultado: { score: 7, two_tier: 'provavel', three_tier: 'alta' },
  },
  {
    origem: 'independente',
    nota: 'tudo presente',
    entrada: {
      dvt_signs: true,
      pe_most_likely: true,
      hr: 140,
      immobilization_or_surgery: true,
      prior_vte: true,
      hemoptysis: true,
      malignancy: true,
    },
    resultado: { score: 12.5, two_tier: 'provavel', three_tier: 'alta' },
  },
  {
    origem: 'independente',
    nota: 'a primeira acima de 6: 3 + 1,5 + 1 + 1',
    entrada: { ...NADA, pe_most_likely: true, prior_vte: true, hemoptysis: true, malignancy: true },
    resultado: { score: 6.5, two_tier: 'provavel', three_tier: 'alta' },
  },
];
