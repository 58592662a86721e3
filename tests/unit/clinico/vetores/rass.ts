import type { Vetor } from '../vetor.ts';

const NIVEIS = [
  [4, 'combativo'],
  [3, 'muito_agitado'],
  [2, 'agitado'],
  [1, 'inquieto'],
  [0, 'alerta_e_calmo'],
  [-1, 'sonolento'],
  [-2, 'sedacao_leve'],
  [-3, 'sedacao_moderada'],
  [-4, 'sedacao_profunda'],
  [-5, 'nao_desperta'],
] as const;

/** Every level there is, with the name the scale gives it. */
export const vetores: readonly Vetor[] = NIVEIS.map(([rass, nome]) => ({
  origem: 'independente',
  nota: nome,
  entrada: { rass },
  resultado: { score: rass, class: nome },
}));
