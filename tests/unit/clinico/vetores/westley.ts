import type { Vetor } from '../vetor.ts';

const ZERO = { stridor: 0, retractions: 0, air_entry: 0, cyanosis: 0, consciousness: 0 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...ZERO, stridor: 1, retractions: 1 },
    resultado: { score: 2, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: ZERO,
    resultado: { score: 0, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'primeiro da faixa moderada',
    entrada: { ...ZERO, stridor: 2, retractions: 1 },
    resultado: { score: 3, severity: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'último da faixa moderada',
    entrada: { ...ZERO, stridor: 2, retractions: 2, air_entry: 1 },
    resultado: { score: 5, severity: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'primeiro da faixa grave',
    entrada: { ...ZERO, stridor: 2, cyanosis: 4 },
    resultado: { score: 6, severity: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'último da faixa grave',
    entrada: { ...ZERO, stridor: 2, retractions: 3, air_entry: 2, cyanosis: 4 },
    resultado: { score: 11, severity: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'primeiro da falência iminente',
    entrada: { ...ZERO, stridor: 2, retractions: 3, air_entry: 2, cyanosis: 5 },
    resultado: { score: 12, severity: 'falencia_iminente' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { stridor: 2, retractions: 3, air_entry: 2, cyanosis: 5, consciousness: 5 },
    resultado: { score: 17, severity: 'falencia_iminente' },
  },
];
