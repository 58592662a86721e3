import { expect, it } from 'vitest';
import {
  emSaoPaulo,
  formatarDataHora,
  formatarDesde,
  formatarDia,
  formatarHaQuanto,
  formatarMes,
  formatarPorExtenso,
  instanteEmSaoPaulo,
  lerData,
  lerHora,
} from './datas.ts';

const HOJE = '2026-11-21';

it('shows an instant as São Paulo sees it', () => {
  expect(formatarDataHora('2026-11-21T02:05:00Z')).toBe('20/11/2026 23:05');
  expect(formatarMes('2026-12-01T01:00:00Z')).toBe('novembro de 2026');
  expect(formatarPorExtenso('2026-11-22T02:59:00Z')).toBe('sábado, 21 de novembro de 2026');
  expect(emSaoPaulo('2026-11-21T17:32:59Z')).toEqual({ dia: '2026-11-21', hora: '14:32' });
  expect(formatarDia('1968-03-14')).toBe('14/03/1968');
});

it('says how long ago, up to a day', () => {
  const agora = Date.parse('2026-11-21T17:32:00Z');
  const ha = (ms: number) => formatarHaQuanto(agora - ms, agora);
  expect(ha(59_999)).toBe('agora');
  expect(ha(3 * 60_000)).toBe('há 3 min');
  expect(ha(23 * 3_600_000)).toBe('há 23 h');
  expect(ha(24 * 3_600_000)).toBe('20/11/2026 14:32');
  expect(formatarDesde(agora - 23 * 3_600_000, agora)).toBe('há 23 h');
  expect(formatarDesde(agora - 24 * 3_600_000, agora)).toBe('20/11/2026');
});

it('finds the instant of a date and time, also in the years of summer time', () => {
  expect(instanteEmSaoPaulo('2026-11-21', '14:32')?.toISOString()).toBe('2026-11-21T17:32:00.000Z');
  expect(instanteEmSaoPaulo('2015-01-10', '14:32')?.toISOString()).toBe('2015-01-10T16:32:00.000Z');
  expect(instanteEmSaoPaulo('2026-11-21', '23:59')?.toISOString()).toBe('2026-11-22T02:59:00.000Z');
});

it('refuses what is no date or no time, and the hour that summer time skipped', () => {
  expect(instanteEmSaoPaulo('2026-02-30', '10:00')).toBeNull();
  expect(instanteEmSaoPaulo('2026-02-20', '25:00')).toBeNull();
  expect(instanteEmSaoPaulo('2026-02-20', '')).toBeNull();
  expect(instanteEmSaoPaulo('2018-11-04', '00:30')).toBeNull();
});

it.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/1980', '1980-02-01'],
  ['21112026', '2026-11-21'],
  ['14.03.68', '1968-03-14'],
  ['14/03/25', '2025-03-14'],
  ['hoje', HOJE],
  ['Ontem', '2026-11-20'],
])('reads %s as typed', (texto, dia) => {
  expect(lerData(texto, HOJE)).toBe(dia);
});

it.each(['', '31/02/2026', '2026', 'amanhã cedo', '1/13/2026'])(
  'reads no date in "%s"',
  (texto) => {
    expect(lerData(texto, HOJE)).toBeNull();
  },
);

it.each([
  ['14:32', '14:32'],
  ['14h32', '14:32'],
  ['1432', '14:32'],
  ['9:05', '09:05'],
  ['905', '09:05'],
  ['14h', '14:00'],
])('reads the time %s as typed', (texto, hora) => {
  expect(lerHora(texto)).toBe(hora);
});

it.each(['', '24:00', '12:60', 'meio-dia', '12'])('reads no time in "%s"', (texto) => {
  expect(lerHora(texto)).toBeNull();
});
