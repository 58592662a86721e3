import { expect, it } from 'vitest';
import { limitesDoPeriodo } from './periodo.ts';

it('takes both days whole, by the clocks of São Paulo', () => {
  expect(limitesDoPeriodo({ de: '2026-11-20', ate: '2026-11-21' })).toEqual({
    inicio: '2026-11-20T03:00:00.000Z',
    fim: '2026-11-22T03:00:00.000Z',
  });
});

it('leaves open the side that has no day', () => {
  expect(limitesDoPeriodo({})).toEqual({});
  expect(limitesDoPeriodo({ de: '31/02/2026', ate: '2026-11-21' })).toEqual({
    fim: '2026-11-22T03:00:00.000Z',
  });
});
