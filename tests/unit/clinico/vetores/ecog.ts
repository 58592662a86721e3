import type { Vetor } from '../vetor.ts';

const grau = (grade: number, classe: string): Vetor => ({
  origem: 'independente',
  nota: `grau ${grade}`,
  entrada: { grade },
  resultado: { score: grade, class: classe },
});

export const vetores: readonly Vetor[] = [
  grau(0, 'ativo'),
  grau(1, 'restricao_a_esforco'),
  grau(2, 'sem_trabalho'),
  grau(3, 'autocuidado_limitado'),
  grau(4, 'acamado'),
  grau(5, 'obito'),
];
