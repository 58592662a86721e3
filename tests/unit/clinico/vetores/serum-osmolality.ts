import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { sodium: 140, glucose_mg_dl: 180, urea_mg_dl: 60, measured_osm: 320 },
    resultado: { calculated_osm: 300.013, effective_osm: 290, osmolar_gap: 19.987 },
  },
  {
    origem: 'independente',
    nota: 'BUN, sem medida',
    entrada: { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 14 },
    resultado: { calculated_osm: 290, effective_osm: 285 },
    ausentes: ['osmolar_gap'],
  },
  {
    origem: 'independente',
    nota: 'calculada exatamente 275; gap 10',
    entrada: { sodium: 130, glucose_mg_dl: 90, bun_mg_dl: 28, measured_osm: 285 },
    resultado: { calculated_osm: 275, effective_osm: 265, osmolar_gap: 10 },
  },
  {
    origem: 'independente',
    nota: 'calculada exatamente 295; gap −10',
    entrada: { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28, measured_osm: 285 },
    resultado: { calculated_osm: 295, effective_osm: 285, osmolar_gap: -10 },
  },
  {
    origem: 'independente',
    nota: 'com etanol',
    entrada: {
      sodium: 138,
      glucose_mg_dl: 99,
      bun_mg_dl: 14,
      ethanol_mg_dl: 230,
      measured_osm: 345,
    },
    resultado: { calculated_osm: 336.5, effective_osm: 281.5, osmolar_gap: 8.5 },
  },
  {
    origem: 'independente',
    nota: 'estado hiperosmolar',
    entrada: { sodium: 150, glucose_mg_dl: 1000, urea_mg_dl: 120 },
    resultado: { calculated_osm: 375.582, effective_osm: 355.556 },
    ausentes: ['osmolar_gap'],
  },
  {
    origem: 'independente',
    nota: 'hipotônica',
    entrada: { sodium: 120, glucose_mg_dl: 80, urea_mg_dl: 20, measured_osm: 250 },
    resultado: { calculated_osm: 247.782, effective_osm: 244.444, osmolar_gap: 2.21777 },
  },
];
