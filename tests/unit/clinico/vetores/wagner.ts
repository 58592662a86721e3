import type { Vetor } from '../vetor.ts';

const grau = (grade: number, classe: string): Vetor => ({
  origem: 'independente',
  nota: `grau ${grade}`,
  entrada: { grade },
  resultado: { score: grade, class: classe },
});

export const vetores: readonly Vetor[] = [
  grau(0, 'sem_ulcera'),
  grau(1, 'superficial'),
  grau(2, 'profunda'),
  grau(3, 'abscesso'),
  grau(4, 'gangrena_parcial'),
  grau(5, 'gangrena_extensa'),
];
