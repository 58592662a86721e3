// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { esperaApos, faltaPara, foiDeixado, minutosDe, type Trava } from './trava.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');
const MINUTO = 60_000;
const vista = (ha: number, resto: Partial<Trava> = {}): Trava => ({
  pronta: true,
  trancada: false,
  visto: AGORA - ha,
  erros: 0,
  esperarAte: 0,
  ...resto,
});

beforeEach(() => localStorage.clear());

describe('a device left alone', () => {
  it('locks after the minutes that were chosen, or those of an on-call doctor', () => {
    expect(foiDeixado(vista(15 * MINUTO - 1), 'plantonista', AGORA)).toBe(false);
    expect(foiDeixado(vista(15 * MINUTO), 'plantonista', AGORA)).toBe(true);
    expect(foiDeixado(vista(5 * MINUTO, { minutos: 5 }), 'plantonista', AGORA)).toBe(true);
    expect(foiDeixado(vista(99 * MINUTO, { minutos: null }), 'plantonista', AGORA)).toBe(false);
    expect(foiDeixado(vista(99 * MINUTO), 'clinica', AGORA)).toBe(false);
    expect(minutosDe(vista(0, { minutos: 30 }), 'clinica')).toBe(30);
  });

  it('locks when the clock was put back, and never before a password opens it', () => {
    expect(foiDeixado(vista(-2 * MINUTO), 'plantonista', AGORA)).toBe(true);
    expect(foiDeixado(vista(-MINUTO / 2), 'plantonista', AGORA)).toBe(false);
    expect(foiDeixado(vista(99 * MINUTO, { pronta: false }), 'plantonista', AGORA)).toBe(false);
  });
});

it('wrong passwords wait longer and longer, to a limit that no clock exceeds', () => {
  expect([1, 2, 3, 4, 5, 40].map(esperaApos)).toEqual([0, 0, 15_000, 30_000, 60_000, 900_000]);
  expect(faltaPara(vista(0, { esperarAte: AGORA + 15_000 }), AGORA)).toBe(15_000);
  expect(faltaPara(vista(0, { esperarAte: AGORA - 1 }), AGORA)).toBe(0);
  expect(faltaPara(vista(0, { esperarAte: AGORA + 99 * MINUTO }), AGORA)).toBe(15 * MINUTO);
});
