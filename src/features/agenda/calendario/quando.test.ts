import { expect, it } from 'vitest';
import { lerQuando } from './quando.ts';

/** A Saturday. */
const HOJE = '2026-11-21';

it.each([
  ['hoje', '2026-11-21'],
  ['amanhã', '2026-11-22'],
  ['Amanha', '2026-11-22'],
  ['depois de amanhã', '2026-11-23'],
  ['em 30 dias', '2026-12-21'],
  ['2 semanas', '2026-12-05'],
  ['em 6 meses', '2027-05-21'],
  ['segunda', '2026-11-23'],
  ['sexta-feira', '2026-11-27'],
  ['sábado', '2026-11-28'],
  ['25/11', '2026-11-25'],
  ['5/1', '2027-01-05'],
  ['20/11', '2026-11-20'],
  ['25/11/2027', '2027-11-25'],
])('%s é %s', (texto, dia) => {
  expect(lerQuando(texto, HOJE)).toBe(dia);
});

it.each(['', '31/02', '29/02', 'terceira', 'em dias', '99/99'])('%s não é dia nenhum', (texto) => {
  expect(lerQuando(texto, HOJE)).toBeNull();
});
