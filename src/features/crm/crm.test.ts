import { expect, it } from 'vitest';
import { diaEMes, quantasPessoas } from './crm.ts';

it.each([
  [0, '0'],
  [1000, '1.000'],
  [1001, '1.000+'],
])('says %d cards as %s', (total, dito) => {
  expect(quantasPessoas(total)).toBe(dito);
});

it('says a day without its year', () => {
  expect(diaEMes('2026-11-02')).toBe('02/11');
});
