import { dataExiste, diasEntre } from '@domain/datas.ts';
import { expect, it } from 'vitest';

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['21/11/2026', false],
])('%s: exists %s', (texto, existe) => {
  expect(dataExiste(texto)).toBe(existe);
});

it.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-01-01', '2025-12-31', -1],
  // Clocks changed in Brazil on this day, and a calendar day is a day all the same.
  ['2018-11-03', '2018-11-05', 2],
])('from %s to %s there are %i days', (de, ate, dias) => {
  expect(diasEntre(de, ate)).toBe(dias);
});
