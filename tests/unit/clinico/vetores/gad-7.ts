import type { Vetor } from '../vetor.ts';

const respostas = (...items: number[]) => ({ items });

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: respostas(0, 0, 0, 0, 0, 0, 0),
    resultado: { score: 0, severity: 'minima' },
  },
  {
    origem: 'independente',
    nota: 'última da faixa mínima',
    entrada: respostas(1, 1, 1, 1, 0, 0, 0),
    resultado: { score: 4, severity: 'minima' },
  },
  {
    origem: 'independente',
    nota: 'primeira da faixa leve',
    entrada: respostas(1, 1, 1, 1, 1, 0, 0),
    resultado: { score: 5, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'última da faixa leve',
    entrada: respostas(3, 3, 3, 0, 0, 0, 0),
    resultado: { score: 9, severity: 'leve' },
  },
  {
    origem: 'independente',
    nota: 'primeira da faixa moderada',
    entrada: respostas(2, 2, 2, 2, 2, 0, 0),
    resultado: { score: 10, severity: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'última da faixa moderada',
    entrada: respostas(2, 2, 2, 2, 2, 2, 2),
    resultado: { score: 14, severity: 'moderada' },
  },
  {
    origem: 'independente',
    nota: 'primeira da faixa grave',
    entrada: respostas(0, 0, 3, 3, 3, 3, 3),
    resultado: { score: 15, severity: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: respostas(3, 3, 3, 3, 3, 3, 3),
    resultado: { score: 21, severity: 'grave' },
  },
];
