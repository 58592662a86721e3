import { expect, it } from 'vitest';
import { duracaoEmPalavras } from './prazos.ts';

it.each([
  [1, '1 hora'],
  [12, '12 horas'],
  [24, '1 dia'],
  [36, '36 horas'],
  [240, '10 dias'],
])('%d hours are said as %s', (horas, dito) => {
  expect(duracaoEmPalavras(horas)).toBe(dito);
});
