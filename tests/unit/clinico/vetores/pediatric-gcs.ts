import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { eye: 4, verbal: 5, motor: 6 },
    resultado: { score: 15, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'último da faixa leve',
    entrada: { eye: 4, verbal: 4, motor: 5 },
    resultado: { score: 13, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'primeiro da faixa moderada',
    entrada: { eye: 4, verbal: 3, motor: 5 },
    resultado: { score: 12, severity: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'último da faixa moderada',
    entrada: { eye: 2, verbal: 3, motor: 4 },
    resultado: { score: 9, severity: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'primeiro da faixa grave',
    entrada: { eye: 2, verbal: 2, motor: 4 },
    resultado: { score: 8, severity: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: { eye: 1, verbal: 1, motor: 1 },
    resultado: { score: 3, severity: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'olhos fechados por edema: componentes sem total',
    entrada: { eye_nt: true, verbal: 3, motor: 4 },
    resultado: { components: { verbal: 3, motor: 4 } },
    ausentes: ['score', 'severity'],
  },
];
