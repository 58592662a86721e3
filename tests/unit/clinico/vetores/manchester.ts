import type { Vetor } from '../vetor.ts';

const cor = (color: string, priority: string, target_min: number): Vetor => ({
  origem: 'independente',
  nota: color,
  entrada: { color },
  resultado: { priority, target_min },
});

export const vetores: readonly Vetor[] = [
  cor('vermelho', 'emergencia', 0),
  cor('laranja', 'muito_urgente', 10),
  cor('amarelo', 'urgente', 60),
  cor('verde', 'pouco_urgente', 120),
  cor('azul', 'nao_urgente', 240),
];
