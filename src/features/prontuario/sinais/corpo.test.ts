import { expect, it } from 'vitest';
import { corpo } from './corpo.ts';

it('computes index, class and surface of an adult', () => {
  const lido = corpo(80, 175, 40);
  expect(lido?.imc).toBeCloseTo(26.12, 2);
  expect(lido?.superficie).toBeCloseTo(1.972, 3);
  expect(lido?.classe).toBe('Sobrepeso (pré-obesidade)');
});

it('states no class for a child, nor for an unknown age', () => {
  expect(corpo(18, 110, 5)?.classe).toBe('');
  expect(corpo(80, 175, null)?.classe).toBe('');
});

it('is silent about what the tools refuse', () => {
  expect(corpo(80, 25, 40)).toBeNull();
  expect(corpo(-3, 175, 40)).toBeNull();
});
