import type { Vetor } from '../vetor.ts';

const TUDO = {
  rass: 0,
  acute_change_or_fluctuation: true,
  inattention_errors: 3,
  disorganized_errors: 2,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'itens 1, 2 e 4, nas bordas',
    entrada: TUDO,
    resultado: { positive: true },
  },
  {
    origem: 'independente',
    nota: 'itens 1, 2 e 3: consciência alterada dispensa o 4',
    entrada: { ...TUDO, rass: -1, disorganized_errors: 0 },
    resultado: { positive: true },
  },
  {
    origem: 'independente',
    nota: 'agitação também altera a consciência',
    entrada: { ...TUDO, rass: 1, disorganized_errors: 0 },
    resultado: { positive: true },
  },
  {
    origem: 'independente',
    nota: 'dois erros de atenção ainda não contam',
    entrada: { ...TUDO, inattention_errors: 2 },
    resultado: { positive: false },
  },
  {
    origem: 'independente',
    nota: 'RASS 0 e um só erro de pensamento',
    entrada: { ...TUDO, disorganized_errors: 1 },
    resultado: { positive: false },
  },
  {
    origem: 'independente',
    nota: 'sem mudança aguda nem flutuação',
    entrada: {
      rass: -2,
      acute_change_or_fluctuation: false,
      inattention_errors: 10,
      disorganized_errors: 5,
    },
    resultado: { positive: false },
  },
  {
    origem: 'independente',
    nota: 'RASS −3 é avaliável',
    entrada: { ...TUDO, rass: -3, inattention_errors: 10, disorganized_errors: 0 },
    resultado: { positive: true },
  },
  {
    origem: 'independente',
    nota: 'RASS −4 não é avaliável',
    entrada: { ...TUDO, rass: -4 },
    resultado: {},
    ausentes: ['positive'],
  },
  {
    origem: 'independente',
    nota: 'RASS −5, sem os outros itens',
    entrada: { rass: -5 },
    resultado: {},
    ausentes: ['positive'],
  },
];
