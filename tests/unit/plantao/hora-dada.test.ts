import { comHoraCorrigida, instanteDaHora } from '@domain/plantao/hora-dada.ts';
import { expect, it } from 'vitest';

const FUSO = 'America/Sao_Paulo';
const lido = (hora: string, agora: string) =>
  instanteDaHora(hora, new Date(agora), FUSO)?.toISOString() ?? null;

it('an hour is the last one that the clock of the place showed', () => {
  const MEIA_NOITE_E_DEZ = '2026-11-21T03:10:00Z';
  expect(lido('00:05', MEIA_NOITE_E_DEZ)).toBe('2026-11-21T03:05:00.000Z');
  expect(lido('00:10', MEIA_NOITE_E_DEZ)).toBe('2026-11-21T03:10:00.000Z');
  expect(lido('00:11', MEIA_NOITE_E_DEZ)).toBe('2026-11-20T03:11:00.000Z');
  expect(lido('23:50', MEIA_NOITE_E_DEZ)).toBe('2026-11-21T02:50:00.000Z');
});

it('a corrected time keeps those that stood there, and the same time is no correction', () => {
  const dado = { nome: 'Dipirona', dose: '1 g', dado_em: '2026-11-20T20:05:00Z' };
  expect(comHoraCorrigida(dado, '2026-11-20T20:05:00.000Z', '2026-11-20T21:00:00Z')).toBe(dado);
  const uma = comHoraCorrigida(dado, '2026-11-20T19:50:00Z', '2026-11-20T21:00:00Z');
  const duas = comHoraCorrigida(uma, '2026-11-20T19:55:00Z', '2026-11-20T21:05:00Z');
  expect(duas).toEqual({
    ...dado,
    dado_em: '2026-11-20T19:55:00Z',
    horas_anteriores: [
      { dado_em: '2026-11-20T20:05:00Z', corrigida_em: '2026-11-20T21:00:00Z' },
      { dado_em: '2026-11-20T19:50:00Z', corrigida_em: '2026-11-20T21:05:00Z' },
    ],
  });
});
