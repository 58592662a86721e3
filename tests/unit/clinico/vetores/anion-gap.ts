import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { sodium: 138, chloride: 100, bicarbonate: 15, albumin_g_dl: 2 },
    resultado: { anion_gap: 23, anion_gap_corrected: 28 },
  },
  {
    origem: 'independente',
    nota: '12, ainda na referência',
    entrada: { sodium: 140, chloride: 104, bicarbonate: 24 },
    resultado: { anion_gap: 12 },
    ausentes: ['anion_gap_corrected'],
  },
  {
    origem: 'independente',
    nota: '13, elevado',
    entrada: { sodium: 140, chloride: 103, bicarbonate: 24 },
    resultado: { anion_gap: 13 },
    ausentes: ['anion_gap_corrected'],
  },
  {
    origem: 'independente',
    nota: '8, na referência',
    entrada: { sodium: 140, chloride: 108, bicarbonate: 24 },
    resultado: { anion_gap: 8 },
    ausentes: ['anion_gap_corrected'],
  },
  {
    origem: 'independente',
    nota: '7, abaixo',
    entrada: { sodium: 140, chloride: 109, bicarbonate: 24 },
    resultado: { anion_gap: 7 },
    ausentes: ['anion_gap_corrected'],
  },
  {
    origem: 'independente',
    nota: 'albumina normal não muda',
    entrada: { sodium: 132, chloride: 108, bicarbonate: 18, albumin_g_dl: 4 },
    resultado: { anion_gap: 6, anion_gap_corrected: 6 },
  },
  {
    origem: 'independente',
    entrada: { sodium: 135, chloride: 95, bicarbonate: 8, albumin_g_dl: 1.8 },
    resultado: { anion_gap: 32, anion_gap_corrected: 37.5 },
  },
  {
    origem: 'independente',
    nota: 'negativo',
    entrada: { sodium: 100, chloride: 110, bicarbonate: 25 },
    resultado: { anion_gap: -35 },
    ausentes: ['anion_gap_corrected'],
  },
];
