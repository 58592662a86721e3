import { expect, it } from 'vitest';
import { distancia, quandoEra } from './prazo.ts';

it.each([
  ['2026-11-21', 'hoje'],
  ['2026-11-22', 'amanhã'],
  ['2026-11-20', 'ontem'],
  ['2026-11-09', 'há 12 dias'],
  ['2027-02-21', 'em 92 dias'],
])('%s is %s', (prevista, dito) => {
  expect(distancia(prevista, '2026-11-21')).toBe(dito);
});

it('without a date says since when it waits', () => {
  expect(quandoEra({ prevista_para: null, desde: '2026-10-01' }, '2026-11-21')).toBe(
    'Sem data, pedido em 01/10/2026',
  );
  expect(quandoEra({ prevista_para: '2026-11-22', desde: '2026-10-01' }, '2026-11-21')).toBe(
    '22/11/2026, amanhã',
  );
});
