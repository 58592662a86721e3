import type { Vetor } from '../vetor.ts';

function subescalas(
  sensory: number,
  moisture: number,
  activity: number,
  mobility: number,
  nutrition: number,
  friction_shear: number,
) {
  return { sensory, moisture, activity, mobility, nutrition, friction_shear };
}

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: subescalas(3, 3, 2, 3, 3, 2),
    resultado: { score: 16, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: subescalas(1, 1, 1, 1, 1, 1),
    resultado: { score: 6, risk: 'muito_alto' },
  },
  {
    origem: 'independente',
    nota: 'última muito alta',
    entrada: subescalas(2, 2, 1, 1, 2, 1),
    resultado: { score: 9, risk: 'muito_alto' },
  },
  {
    origem: 'independente',
    nota: 'primeira alta',
    entrada: subescalas(2, 2, 1, 2, 2, 1),
    resultado: { score: 10, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'última alta',
    entrada: subescalas(2, 3, 2, 2, 2, 1),
    resultado: { score: 12, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'primeira moderada',
    entrada: subescalas(3, 3, 2, 2, 2, 1),
    resultado: { score: 13, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'última moderada',
    entrada: subescalas(3, 3, 2, 2, 2, 2),
    resultado: { score: 14, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'primeira baixa',
    entrada: subescalas(3, 3, 2, 2, 3, 2),
    resultado: { score: 15, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'última baixa',
    entrada: subescalas(3, 4, 3, 3, 3, 2),
    resultado: { score: 18, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'primeira sem risco',
    entrada: subescalas(4, 4, 3, 3, 3, 2),
    resultado: { score: 19, risk: 'sem_risco' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: subescalas(4, 4, 4, 4, 4, 3),
    resultado: { score: 23, risk: 'sem_risco' },
  },
];
