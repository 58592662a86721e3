import {
  diaDaSemana,
  diaDe,
  FUSOS,
  horarioExiste,
  instanteDe,
  limitesDoDia,
  localDe,
  somarDias,
  somarMeses,
} from '@domain/agenda/fuso.ts';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novaBase } from '../../support/database.ts';
import { gerador } from './support/gerador.ts';

const SP = 'America/Sao_Paulo';
const HORA = 3_600_000;

describe('a local time and its instant', () => {
  it.each([
    ['an ordinary morning', '2026-11-30T09:00', '2026-11-30T12:00:00.000Z'],
    ['29 February', '2028-02-29T23:30', '2028-03-01T02:30:00.000Z'],
    ['the last minute of a year', '2026-12-31T23:59', '2027-01-01T02:59:00.000Z'],
    ['in the summer time of 2018', '2018-12-01T09:00', '2018-12-01T11:00:00.000Z'],
    [
      'in the hour that was skipped, lands after it',
      '2018-11-04T00:30',
      '2018-11-04T03:30:00.000Z',
    ],
    ['in the hour that came twice, is the second', '2019-02-16T23:30', '2019-02-17T02:30:00.000Z'],
  ])('%s', (_, local, instante) => {
    expect(instanteDe(local, SP).toISOString()).toBe(instante);
  });

  it('knows the hour that never was', () => {
    expect(horarioExiste('2018-11-04T00:30', SP)).toBe(false);
    expect(horarioExiste('2018-11-04T01:00', SP)).toBe(true);
    expect(horarioExiste('2018-11-04T00:30', 'America/Manaus')).toBe(true);
    expect(localDe(instanteDe('2018-11-04T00:30', SP), SP)).toBe('2018-11-04T01:30');
  });

  it.each([
    [
      'skipped in Asunción',
      'America/Asuncion',
      '2023-10-01T00:30',
      false,
      '2023-10-01T04:30:00.000Z',
    ],
    ['twice in Asunción', 'America/Asuncion', '2024-03-23T23:30', true, '2024-03-24T03:30:00.000Z'],
    [
      'skipped in Santiago',
      'America/Santiago',
      '2022-09-11T00:30',
      false,
      '2022-09-11T04:30:00.000Z',
    ],
    ['skipped in Lisbon', 'Europe/Lisbon', '2026-03-29T01:30', false, '2026-03-29T01:30:00.000Z'],
    [
      'of half an hour in Lord Howe',
      'Australia/Lord_Howe',
      '2024-10-06T02:15',
      false,
      '2024-10-05T15:45:00.000Z',
    ],
  ])('reads an hour %s, too', (_, fuso, local, existe, instante) => {
    expect(horarioExiste(local, fuso)).toBe(existe);
    expect(instanteDe(local, fuso).toISOString()).toBe(instante);
  });

  it('goes there and back for any existing time of any zone', () => {
    const { inteiro, um } = gerador(7);
    for (let i = 0; i < 4000; i += 1) {
      const fuso = um(FUSOS);
      const instante = new Date(inteiro(315_532_800, 1_924_992_000) * 1000);
      const local = localDe(instante, fuso);
      const volta = instanteDe(local, fuso);
      expect(localDe(volta, fuso)).toBe(local);
      // The same minute, or its twin of the hour that came twice.
      expect([0, HORA]).toContain(
        Math.abs(volta.getTime() - Math.floor(instante.getTime() / 60_000) * 60_000),
      );
    }
  });
});

describe('a local day', () => {
  const horas = (dia: string, fuso: string) => {
    const { inicio, fim } = limitesDoDia(dia, fuso);
    return (fim.getTime() - inicio.getTime()) / HORA;
  };

  it.each([
    ['2026-11-21', 24],
    ['2028-02-29', 24],
    ['2018-11-04', 23],
    ['2019-02-16', 25],
    ['2017-10-15', 23],
  ])('%s has %s hours in São Paulo', (dia, quantas) => {
    expect(horas(dia, SP)).toBe(quantas);
  });

  it('begins at one where midnight was skipped', () => {
    expect(localDe(limitesDoDia('2018-11-04', SP).inicio, SP)).toBe('2018-11-04T01:00');
  });

  it('holds every minute of itself and none of its neighbours', () => {
    const { inteiro, um } = gerador(11);
    for (let i = 0; i < 1500; i += 1) {
      const fuso = um(FUSOS);
      const instante = new Date(inteiro(315_532_800, 1_924_992_000) * 1000);
      const { inicio, fim } = limitesDoDia(diaDe(instante, fuso), fuso);
      expect(inicio.getTime()).toBeLessThanOrEqual(instante.getTime());
      expect(fim.getTime()).toBeGreaterThan(instante.getTime());
    }
  });
});

describe('days of the calendar', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %s days is %s', (dia, dias, soma) => {
    expect(somarDias(dia, dias)).toBe(soma);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %s months is %s', (dia, meses, soma) => {
    expect(somarMeses(dia, meses)).toBe(soma);
  });

  it('weeks begin on Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(diaDaSemana)).toEqual([1, 6, 7]);
  });
});

describe('Postgres', () => {
  let base: PGlite;
  beforeAll(async () => {
    base = await novaBase();
  }, 60_000);
  afterAll(() => base.close());

  it('reads local times as these functions do, skipped and doubled hours included', async () => {
    const { inteiro, um } = gerador(3);
    const casos = Array.from({ length: 3000 }, () => ({
      fuso: um(FUSOS),
      local: new Date(inteiro(852_076_800, 1_924_992_000) * 1000).toISOString().slice(0, 16),
    }));
    const jumps = [
      '2018-11-04',
      '2019-02-16',
      '2019-02-17',
      '2013-10-20',
      '2014-02-15',
      '2008-06-24',
    ];
    for (const dia of jumps) {
      for (const fuso of FUSOS) {
        for (const hora of ['00:00', '00:30', '01:00', '22:59', '23:00', '23:30']) {
          casos.push({ fuso, local: `${dia}T${hora}` });
        }
      }
    }
    const { rows } = await base.query<{ epoca: number }>(
      `select extract(epoch from local::timestamp at time zone fuso)::float8 as epoca
       from unnest($1::text[], $2::text[]) with ordinality as c (local, fuso, n) order by n`,
      [casos.map(({ local }) => local), casos.map(({ fuso }) => fuso)],
    );
    const daqui = casos.map(({ local, fuso }) => instanteDe(local, fuso).getTime() / 1000);
    const diferentes = casos.filter((_, i) => rows[i]?.epoca !== daqui[i]);
    expect(diferentes).toEqual([]);
  });
});
