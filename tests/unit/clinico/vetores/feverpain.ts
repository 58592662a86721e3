import type { Vetor } from '../vetor.ts';

const NADA = {
  fever_24h: false,
  purulence: false,
  attend_within_3d: false,
  severe_inflammation: false,
  no_cough_coryza: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nenhum item',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'última da faixa baixa',
    entrada: { ...NADA, no_cough_coryza: true },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'primeira da intermediária',
    entrada: { ...NADA, fever_24h: true, purulence: true },
    resultado: { score: 2 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: 'última da intermediária',
    entrada: { ...NADA, attend_within_3d: true, severe_inflammation: true, purulence: true },
    resultado: { score: 3 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: 'primeira da alta',
    entrada: {
      ...NADA,
      attend_within_3d: true,
      severe_inflammation: true,
      purulence: true,
      fever_24h: true,
    },
    resultado: { score: 4 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'todos os itens',
    entrada: {
      fever_24h: true,
      purulence: true,
      attend_within_3d: true,
      severe_inflammation: true,
      no_cough_coryza: true,
    },
    resultado: { score: 5 },
    classes: ['alto'],
  },
];
