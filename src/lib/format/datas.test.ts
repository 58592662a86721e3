import { expect, it } from 'vitest';
import {
  diaEHora,
  formatarData,
  formatarDataHora,
  formatarDesde,
  formatarDia,
  formatarDiaPorExtenso,
  formatarHaQuanto,
  formatarHora,
  formatarMes,
  formatarPorExtenso,
  hoje,
  instanteDoLocal,
  lerData,
  lerHora,
} from './datas.ts';

const HOJE = '2026-11-21';

const SP = 'America/Sao_Paulo';
const MANAUS = 'America/Manaus';
const RIO_BRANCO = 'America/Rio_Branco';
const NORONHA = 'America/Noronha';

it.each([
  [SP, '20/11/2026 23:05', 'novembro de 2026', 'sábado, 21 de novembro de 2026'],
  [MANAUS, '20/11/2026 22:05', 'novembro de 2026', 'sábado, 21 de novembro de 2026'],
  [RIO_BRANCO, '20/11/2026 21:05', 'novembro de 2026', 'sábado, 21 de novembro de 2026'],
  // One time zone further east it is already the next day, and the next month.
  [NORONHA, '21/11/2026 00:05', 'dezembro de 2026', 'domingo, 22 de novembro de 2026'],
])('shows an instant as %s sees it', (fuso, dataHora, mes, porExtenso) => {
  const instante = '2026-11-21T02:05:00Z';
  expect(formatarDataHora(instante, fuso)).toBe(dataHora);
  expect(`${formatarData(instante, fuso)} ${formatarHora(instante, fuso)}`).toBe(dataHora);
  expect(formatarMes('2026-12-01T02:30:00Z', fuso)).toBe(mes);
  expect(formatarPorExtenso('2026-11-22T02:59:00Z', fuso)).toBe(porExtenso);
});

it('reads day and time of an instant, and what day it is', () => {
  const instante = '2026-11-22T02:32:59Z';
  expect(diaEHora(instante, SP)).toEqual({ dia: '2026-11-21', hora: '23:32' });
  expect(diaEHora(instante, NORONHA)).toEqual({ dia: '2026-11-22', hora: '00:32' });
  expect(hoje(RIO_BRANCO, Date.parse('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
  expect(hoje(MANAUS, Date.parse('2026-11-22T04:59:00Z'))).toBe('2026-11-22');
});

it('shows a calendar date as it is, wherever it is read', () => {
  expect(formatarDia('1968-03-14')).toBe('14/03/1968');
  expect(formatarDiaPorExtenso('2026-11-21')).toBe('sábado, 21 de novembro de 2026');
});

it('says how long ago, up to a day', () => {
  const agora = Date.parse('2026-11-21T17:32:00Z');
  const ha = (ms: number) => formatarHaQuanto(agora - ms, agora, MANAUS);
  expect(ha(59_999)).toBe('agora');
  expect(ha(3 * 60_000)).toBe('há 3 min');
  expect(ha(23 * 3_600_000)).toBe('há 23 h');
  expect(ha(24 * 3_600_000)).toBe('20/11/2026 13:32');
  expect(formatarDesde(agora - 23 * 3_600_000, agora, SP)).toBe('há 23 h');
  expect(formatarDesde(agora - 24 * 3_600_000, agora, SP)).toBe('20/11/2026');
});

it.each([
  [SP, '2026-11-21', '14:32', '2026-11-21T17:32:00.000Z'],
  [SP, '2026-11-21', '23:59', '2026-11-22T02:59:00.000Z'],
  [MANAUS, '2026-11-21', '07:30', '2026-11-21T11:30:00.000Z'],
  [RIO_BRANCO, '2026-11-21', '23:59', '2026-11-22T04:59:00.000Z'],
  [NORONHA, '2026-11-21', '00:10', '2026-11-21T02:10:00.000Z'],
  // In a year of summer time.
  [SP, '2015-01-10', '14:32', '2015-01-10T16:32:00.000Z'],
])('finds when it is, in %s, %s at %s', (fuso, dia, hora, instante) => {
  expect(instanteDoLocal(dia, hora, fuso)?.toISOString()).toBe(instante);
  expect(diaEHora(instante, fuso)).toEqual({ dia, hora });
});

it('refuses what is no date or no time, and the hour that summer time skipped', () => {
  expect(instanteDoLocal('2026-02-30', '10:00', SP)).toBeNull();
  expect(instanteDoLocal('2026-02-20', '25:00', SP)).toBeNull();
  expect(instanteDoLocal('2026-02-20', '', SP)).toBeNull();
  expect(instanteDoLocal('2018-11-04', '00:30', SP)).toBeNull();
  expect(instanteDoLocal('2018-11-04', '00:30', NORONHA)).not.toBeNull();
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
