import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { sodium: 138, chloride: 100, bicarbonate: 10 },
    resultado: { anion_gap_used: 28, delta_ratio: 1.1429 },
  },
  {
    origem: 'independente',
    nota: 'bicarbonato 24: não aplicável',
    entrada: { sodium: 140, chloride: 100, bicarbonate: 24 },
    resultado: { anion_gap_used: 16 },
    ausentes: ['delta_ratio'],
  },
  {
    origem: 'independente',
    nota: 'ânion gap 12: não aplicável',
    entrada: { sodium: 140, chloride: 118, bicarbonate: 10 },
    resultado: { anion_gap_used: 12 },
    ausentes: ['delta_ratio'],
  },
  {
    origem: 'independente',
    nota: '0,2',
    entrada: { sodium: 140, chloride: 112, bicarbonate: 14 },
    resultado: { anion_gap_used: 14, delta_ratio: 0.2 },
  },
  {
    origem: 'independente',
    nota: '0,4, na borda',
    entrada: { sodium: 140, chloride: 110, bicarbonate: 14 },
    resultado: { anion_gap_used: 16, delta_ratio: 0.4 },
  },
  {
    origem: 'independente',
    nota: '1, na borda',
    entrada: { sodium: 140, chloride: 104, bicarbonate: 14 },
    resultado: { anion_gap_used: 22, delta_ratio: 1 },
  },
  {
    origem: 'independente',
    nota: '2, na borda',
    entrada: { sodium: 140, chloride: 94, bicarbonate: 14 },
    resultado: { anion_gap_used: 32, delta_ratio: 2 },
  },
  {
    origem: 'independente',
    nota: '2,1',
    entrada: { sodium: 140, chloride: 93, bicarbonate: 14 },
    resultado: { anion_gap_used: 33, delta_ratio: 2.1 },
  },
  {
    origem: 'independente',
    nota: 'com albumina',
    entrada: { sodium: 138, chloride: 105, bicarbonate: 18, albumin_g_dl: 2 },
    resultado: { anion_gap_used: 20, delta_ratio: 1.33333 },
  },
  {
    origem: 'independente',
    nota: 'só a correção torna aplicável',
    entrada: { sodium: 138, chloride: 112, bicarbonate: 18, albumin_g_dl: 2 },
    resultado: { anion_gap_used: 13, delta_ratio: 0.166667 },
  },
];
