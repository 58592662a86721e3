import {
  fracao,
  horasPorExtenso,
  percentual,
  somarSemana,
  topoDoEixo,
} from '@domain/painel/semana.ts';
import { describe, expect, it } from 'vitest';

describe('a part of a whole', () => {
  it('is no number where there is no whole', () => {
    expect(fracao(0, 0)).toBeNull();
    expect(percentual(0, 0)).toBe('sem dados');
    expect(fracao(0, 4)).toBe(0);
    expect(percentual(0, 4)).toBe('0%');
  });

  it.each([
    [1, 2, '50%'],
    [2, 3, '67%'],
    [3, 3, '100%'],
    [999, 1000, '99%'],
    [995, 1000, '99%'],
    [1, 1000, '1%'],
    [4, 1000, '1%'],
  ])('%i of %i reads %s: all and nothing are only said of all and nothing', (parte, todo, dito) => {
    expect(percentual(parte, todo)).toBe(dito);
  });
});

describe('the sums of a week', () => {
  it('hold as over what was seen and what was missed', () => {
    const dia = {
      dia: '2026-11-23',
      minutos_oferecidos: 480,
      minutos_ocupados: 120,
      realizados: 3,
      faltas: 1,
      pacientes_novos: 2,
    };
    const outro = { ...dia, dia: '2026-11-24', minutos_ocupados: 60, realizados: 0, faltas: 0 };
    expect(somarSemana([dia, outro])).toEqual({
      minutosOferecidos: 960,
      minutosOcupados: 180,
      encerrados: 4,
      realizados: 3,
      faltas: 1,
      pacientesNovos: 4,
    });
  });

  it('of no days are nothing', () => {
    expect(somarSemana([]).encerrados).toBe(0);
  });
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [2490, '41 h 30 min'],
])('%i minutes read %s', (minutos, frase) => {
  expect(horasPorExtenso(minutos)).toBe(frase);
});

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [51, 100],
])('an axis that holds %i ends at %i', (maior, topo) => {
  expect(topoDoEixo(maior)).toBe(topo);
});
