import { describe, expect, it } from 'vitest';
import { diaFalado, diaPorExtenso, horaFalada, quandoFalado, tempoAte } from './quando.ts';

const SAO_PAULO = 'America/Sao_Paulo';
/** Saturday, 21 November 2026, 14:00 in São Paulo. */
const AGORA = Date.parse('2026-11-21T17:00:00Z');

describe('the day of an appointment', () => {
  it.each([
    ['2026-11-21T18:30:00Z', 'hoje'],
    ['2026-11-22T12:00:00Z', 'amanhã'],
    ['2026-11-23T12:00:00Z', 'segunda-feira, 23 de novembro'],
    ['2027-01-04T12:00:00Z', 'segunda-feira, 4 de janeiro de 2027'],
    ['2026-11-20T12:00:00Z', 'sexta-feira, 20 de novembro'],
  ])('%s is %s', (instante, dia) => {
    expect(diaFalado(instante, SAO_PAULO, AGORA)).toBe(dia);
  });

  it('is the clinic’s, not the device’s', () => {
    const quaseMeiaNoite = '2026-11-22T03:30:00Z';
    expect(diaFalado(quaseMeiaNoite, SAO_PAULO, AGORA)).toBe('amanhã');
    expect(diaFalado(quaseMeiaNoite, 'America/Manaus', AGORA)).toBe('hoje');
    expect(horaFalada(quaseMeiaNoite, SAO_PAULO)).toBe('0:30');
    expect(horaFalada(quaseMeiaNoite, 'America/Manaus')).toBe('23:30');
  });

  it('is said with the hour, as a sentence begins', () => {
    expect(quandoFalado('2026-11-22T12:05:00Z', SAO_PAULO, AGORA)).toBe('Amanhã, às 9:05');
  });

  it('has no time zone when it is a calendar day', () => {
    expect(diaPorExtenso('2026-12-31', '2026-11-21')).toBe('quinta-feira, 31 de dezembro');
  });
});

it.each([
  [59_999, 'menos de 1 min'],
  [-1, 'menos de 1 min'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [80 * 60_000, '1 h 20 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 dias'],
])('%i ms from now is in %s', (ms, frase) => {
  expect(tempoAte(new Date(AGORA + ms).toISOString(), AGORA)).toBe(frase);
});
