import { expect, it } from 'vitest';
import { comContagem } from './titulo.ts';

it.each([
  [5, 5, 'Atrasados (5)'],
  [5, 3, 'Atrasados (5, 3 a chamar)'],
  [2, 0, 'Atrasados (2, já agendados)'],
  [1, 0, 'Atrasados (1, já agendado)'],
  [1001, 101, 'Atrasados (1.000+, 100+ a chamar)'],
  [1001, 40, 'Atrasados (1.000+, 40 a chamar)'],
])('of %d, %d to be called, says "%s"', (quantos, a_chamar, titulo) => {
  expect(comContagem('Atrasados', { quantos, a_chamar })).toBe(titulo);
});
