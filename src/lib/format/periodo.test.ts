import { expect, it } from 'vitest';
import { limitesDoPeriodo } from './periodo.ts';

it.each([
  ['America/Sao_Paulo', '03'],
  ['America/Manaus', '04'],
  ['America/Rio_Branco', '05'],
  ['America/Noronha', '02'],
])('takes both days whole, by the clock of %s', (fuso, hora) => {
  expect(limitesDoPeriodo({ de: '2026-11-20', ate: '2026-11-21', fuso })).toEqual({
    inicio: `2026-11-20T${hora}:00:00.000Z`,
    fim: `2026-11-22T${hora}:00:00.000Z`,
  });
});

it('leaves open the side that has no day', () => {
  const fuso = 'America/Sao_Paulo';
  expect(limitesDoPeriodo({ fuso })).toEqual({});
  expect(limitesDoPeriodo({ de: '31/02/2026', ate: '2026-11-21', fuso })).toEqual({
    fim: '2026-11-22T03:00:00.000Z',
  });
});
