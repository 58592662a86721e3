import { localDe } from '@domain/agenda/fuso.ts';
import { expandirPlantoes, MAXIMO_DE_PLANTOES, type Serie } from '@domain/plantao/padroes.ts';
import { expect, it } from 'vitest';

const FUSO = 'America/Sao_Paulo';
const serie = (muda: Partial<Serie>): Serie => ({
  padrao: 'unico',
  dia: '2026-12-01',
  inicio: '19:00',
  fim: '07:00',
  ate: '2026-12-10',
  dias: [],
  ...muda,
});
const locais = (muda: Partial<Serie>) =>
  expandirPlantoes(serie(muda), FUSO).map(({ inicio, fim }) =>
    [inicio, fim].map((instante) => localDe(new Date(instante), FUSO).slice(5)).join(' a '),
  );

it('one that ends by the clock before it begins ends on the next day', () => {
  expect(locais({})).toEqual(['12-01T19:00 a 12-02T07:00']);
  expect(locais({ inicio: '07:00', fim: '13:00' })).toEqual(['12-01T07:00 a 12-01T13:00']);
  expect(locais({ inicio: '07:00', fim: '07:00' })).toEqual(['12-01T07:00 a 12-02T07:00']);
});

it('12 × 36 comes every other day, 24 × 72 every fourth', () => {
  expect(locais({ padrao: '12x36', ate: '2026-12-06' })).toEqual([
    '12-01T19:00 a 12-02T07:00',
    '12-03T19:00 a 12-04T07:00',
    '12-05T19:00 a 12-06T07:00',
  ]);
  expect(locais({ padrao: '24x72', inicio: '07:00', ate: '2026-12-09' })).toEqual([
    '12-01T07:00 a 12-02T07:00',
    '12-05T07:00 a 12-06T07:00',
    '12-09T07:00 a 12-10T07:00',
  ]);
});

it('weekly ones come on the days that were marked, from the first day on', () => {
  // 1 December 2026 is a Tuesday.
  expect(locais({ padrao: 'semanal', dias: [1, 4], ate: '2026-12-14' })).toEqual([
    '12-03T19:00 a 12-04T07:00',
    '12-07T19:00 a 12-08T07:00',
    '12-10T19:00 a 12-11T07:00',
    '12-14T19:00 a 12-15T07:00',
  ]);
});

it('an end before the beginning, or no day at all, plans nothing', () => {
  expect(locais({ padrao: '12x36', ate: '2026-11-30' })).toEqual([]);
  expect(locais({ padrao: 'semanal', dias: [], ate: '2027-12-01' })).toEqual([]);
});

it('never plans more than a year of 12 × 36 at once', () => {
  expect(locais({ padrao: '12x36', ate: '2199-01-01' })).toHaveLength(MAXIMO_DE_PLANTOES);
  const todo = { padrao: 'semanal', dias: [1, 2, 3, 4, 5, 6, 7], ate: '2199-01-01' } as const;
  expect(locais(todo)).toHaveLength(MAXIMO_DE_PLANTOES);
});
