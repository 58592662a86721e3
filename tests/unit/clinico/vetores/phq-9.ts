import type { Vetor } from '../vetor.ts';

const respostas = (...items: number[]) => ({ items });

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: respostas(0, 0, 0, 0, 0, 0, 0, 0, 0),
    resultado: { score: 0, severity: 'minima', suicide_item_positive: false },
  },
  {
    origem: 'independente',
    nota: 'última da faixa mínima, e item 9 positivo com total baixo',
    entrada: respostas(1, 1, 1, 0, 0, 0, 0, 0, 1),
    resultado: { score: 4, severity: 'minima', suicide_item_positive: true },
  },
  {
    origem: 'independente',
    nota: 'primeira da faixa leve',
    entrada: respostas(1, 1, 1, 1, 1, 0, 0, 0, 0),
    resultado: { score: 5, severity: 'leve', suicide_item_positive: false },
  },
  {
    origem: 'independente',
    entrada: respostas(2, 2, 2, 2, 2, 0, 0, 0, 0),
    resultado: { score: 10, severity: 'moderada' },
  },
  {
    origem: 'independente',
    entrada: respostas(3, 3, 3, 3, 3, 0, 0, 0, 0),
    resultado: { score: 15, severity: 'moderadamente_grave' },
  },
  {
    origem: 'independente',
    nota: 'última da faixa moderadamente grave',
    entrada: respostas(3, 3, 3, 3, 3, 3, 1, 0, 0),
    resultado: { score: 19, severity: 'moderadamente_grave' },
  },
  {
    origem: 'independente',
    entrada: respostas(3, 3, 3, 3, 3, 3, 3, 3, 3),
    resultado: { score: 27, severity: 'grave', suicide_item_positive: true },
  },
  {
    origem: 'independente',
    nota: 'última da faixa leve',
    entrada: respostas(3, 3, 3, 0, 0, 0, 0, 0, 0),
    resultado: { score: 9, severity: 'leve', suicide_item_positive: false },
  },
  {
    origem: 'independente',
    nota: 'última da faixa moderada, com o item 9',
    entrada: respostas(2, 2, 2, 2, 2, 1, 0, 0, 3),
    resultado: { score: 14, severity: 'moderada', suicide_item_positive: true },
  },
  {
    origem: 'independente',
    nota: 'primeira da faixa grave',
    entrada: respostas(3, 3, 3, 3, 3, 3, 2, 0, 0),
    resultado: { score: 20, severity: 'grave', suicide_item_positive: false },
  },
];
