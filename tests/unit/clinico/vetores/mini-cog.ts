import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: { recall: 0, clock_normal: false },
    resultado: { score: 0, positive_screen: true },
  },
  {
    origem: 'independente',
    nota: 'relógio normal sem nenhuma palavra',
    entrada: { recall: 0, clock_normal: true },
    resultado: { score: 2, positive_screen: true },
  },
  {
    origem: 'independente',
    nota: 'duas palavras com relógio alterado',
    entrada: { recall: 2, clock_normal: false },
    resultado: { score: 2, positive_screen: true },
  },
  {
    origem: 'independente',
    nota: 'no corte, pelas palavras',
    entrada: { recall: 3, clock_normal: false },
    resultado: { score: 3, positive_screen: false },
  },
  {
    origem: 'independente',
    nota: 'no corte, com o relógio',
    entrada: { recall: 1, clock_normal: true },
    resultado: { score: 3, positive_screen: false },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { recall: 3, clock_normal: true },
    resultado: { score: 5, positive_screen: false },
  },
];
