import { recusaDoObito } from '@domain/obito.ts';
import { expect, it } from 'vitest';

const HOJE = '2026-11-22';

it.each([
  ['today', HOJE, '1950-01-01', null],
  ['tomorrow', '2026-11-23', '1950-01-01', 'Data do óbito: está no futuro.'],
  ['the day of the birth', '1950-01-01', '1950-01-01', null],
  ['the day before it', '1949-12-31', '1950-01-01', 'Data do óbito: é anterior à do nascimento.'],
  ['any day, when the birth is not known', '1949-12-31', null, null],
  ['the oldest day there may be', '1890-01-01', null, null],
  ['one before it', '1889-12-31', null, 'Data do óbito: confira dia, mês e ano.'],
  ['a day that no month has', '2026-02-30', null, 'Data do óbito: confira dia, mês e ano.'],
  ['no day', '', null, 'Data do óbito: confira dia, mês e ano.'],
  ['what was typed and is no date', '12/março', null, 'Data do óbito: confira dia, mês e ano.'],
])('a death on %s', (_, dia, nascimento, recusa) => {
  expect(recusaDoObito(dia, nascimento, HOJE)).toBe(recusa);
});
