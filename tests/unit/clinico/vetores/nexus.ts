import type { Vetor } from '../vetor.ts';

const NADA = {
  midline_tenderness: false,
  focal_deficit: false,
  altered_alertness: false,
  intoxication: false,
  distracting_injury: false,
};

const um = (criterio: keyof typeof NADA): Vetor => ({
  origem: 'independente',
  nota: `só ${criterio}`,
  entrada: { ...NADA, [criterio]: true },
  resultado: { imaging_indicated: true },
});

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: NADA, resultado: { imaging_indicated: false } },
  um('midline_tenderness'),
  um('focal_deficit'),
  um('altered_alertness'),
  um('intoxication'),
  um('distracting_injury'),
];
