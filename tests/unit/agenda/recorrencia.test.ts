import { diaDaSemana, somarDias } from '@domain/agenda/fuso.ts';
import {
  expandir,
  type FimDaSerie,
  MAXIMO_DA_SERIE,
  type Recorrencia,
} from '@domain/agenda/recorrencia.ts';
import { describe, expect, it } from 'vitest';
import { gerador } from './support/gerador.ts';

const dias = (inicio: string, recorrencia: Recorrencia) =>
  expandir(inicio, recorrencia).map((local) => local.slice(0, 10));

describe('a series', () => {
  it('of weeks keeps weekday and hour', () => {
    expect(
      expandir('2026-11-23T14:30', { frequencia: 'semanal', intervalo: 1, fim: { vezes: 3 } }),
    ).toEqual(['2026-11-23T14:30', '2026-11-30T14:30', '2026-12-07T14:30']);
  });

  it('of every other week on several weekdays begins with its first time', () => {
    expect(
      dias('2026-11-25T08:00', {
        frequencia: 'semanal',
        intervalo: 2,
        dias: [5, 1, 3],
        fim: { ate: '2026-12-10' },
      }),
    ).toEqual(['2026-11-25', '2026-11-27', '2026-12-07', '2026-12-09']);
  });

  it('may end on the last day itself', () => {
    expect(
      dias('2026-11-23T08:00', { frequencia: 'semanal', intervalo: 1, fim: { ate: '2026-11-30' } }),
    ).toEqual(['2026-11-23', '2026-11-30']);
  });

  it('of months takes the last day where the day is missing, and comes back to it', () => {
    expect(
      dias('2028-01-31T08:00', {
        frequencia: 'mensal',
        intervalo: 1,
        por: 'dia',
        fim: { vezes: 4 },
      }),
    ).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('of years from 29 February', () => {
    expect(
      dias('2028-02-29T08:00', {
        frequencia: 'mensal',
        intervalo: 12,
        por: 'dia',
        fim: { vezes: 5 },
      }),
    ).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('of second Tuesdays', () => {
    expect(
      dias('2026-11-10T08:00', {
        frequencia: 'mensal',
        intervalo: 1,
        por: 'semana',
        fim: { vezes: 3 },
      }),
    ).toEqual(['2026-11-10', '2026-12-08', '2027-01-12']);
  });

  it('of fifth Mondays takes the last one of a month that has four', () => {
    expect(
      dias('2026-11-30T08:00', {
        frequencia: 'mensal',
        intervalo: 1,
        por: 'semana',
        fim: { vezes: 3 },
      }),
    ).toEqual(['2026-11-30', '2026-12-28', '2027-01-25']);
  });

  it('has no end beyond two years of weeks', () => {
    const longa = expandir('2026-11-23T08:00', {
      frequencia: 'semanal',
      intervalo: 1,
      dias: [1, 2, 3, 4, 5, 6, 7],
      fim: { ate: '2099-12-31' },
    });
    expect(longa).toHaveLength(MAXIMO_DA_SERIE);
  });

  it('is in order, without repetition, on the days asked for, whatever it is', () => {
    const { inteiro, um } = gerador(5);
    for (let i = 0; i < 800; i += 1) {
      const inicio = somarDias('2024-01-01', inteiro(0, 3000));
      const intervalo = inteiro(1, 6);
      const fim: FimDaSerie = um<FimDaSerie>([
        { vezes: inteiro(1, 200) },
        { ate: somarDias(inicio, inteiro(0, 2000)) },
      ]);
      const semanal = um([true, false]);
      const recorrencia: Recorrencia = semanal
        ? { frequencia: 'semanal', intervalo, fim }
        : { frequencia: 'mensal', intervalo, por: um(['dia', 'semana']), fim };
      const serie = dias(`${inicio}T10:00`, recorrencia);
      expect(serie[0]).toBe(inicio);
      expect(serie).toEqual([...new Set(serie)].sort());
      if ('ate' in fim) expect(serie.every((dia) => dia <= fim.ate)).toBe(true);
      else expect(serie).toHaveLength(Math.min(fim.vezes, MAXIMO_DA_SERIE));
      if (semanal || (recorrencia.frequencia === 'mensal' && recorrencia.por === 'semana')) {
        expect(new Set(serie.map(diaDaSemana)).size).toBe(1);
      }
    }
  });
});
