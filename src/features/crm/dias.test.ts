import { expect, it } from 'vitest';
import { diaEMes } from './dias.ts';

it('says a day without its year', () => {
  expect(diaEMes('2026-11-02')).toBe('02/11');
});
