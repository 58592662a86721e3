import { describe, expect, it } from 'vitest';
import {
  aAgendar,
  fimRecusado,
  horariosDa,
  type Repeticao,
  rotuloDaFrequencia,
  SEM_REPETICAO,
} from './repeticao.ts';

const SEGUNDA = '2026-11-23';
const repetindo = (resto: Partial<Repeticao>): Repeticao => ({
  ...SEM_REPETICAO,
  repete: 'semanal',
  ...resto,
});

describe('as datas de uma série', () => {
  it('são as do dia escolhido, tantas vezes', () => {
    expect(horariosDa(SEGUNDA, '09:00', repetindo({ vezes: 3 }))).toEqual([
      '2026-11-23T09:00',
      '2026-11-30T09:00',
      '2026-12-07T09:00',
    ]);
    expect(horariosDa(SEGUNDA, '09:00', repetindo({ repete: 'quinzenal', vezes: 2 }))).toEqual([
      '2026-11-23T09:00',
      '2026-12-07T09:00',
    ]);
  });

  it('incluem os outros dias da semana marcados, e o primeiro sempre', () => {
    const dias = horariosDa(
      SEGUNDA,
      '09:00',
      repetindo({ dias: [4], fim: 'ate', ate: '2026-12-03' }),
    );
    expect(dias.map((horario) => horario.slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-11-30',
      '2026-12-03',
    ]);
  });

  it('de um dia 31 caem no último dia dos meses mais curtos', () => {
    expect(
      horariosDa('2028-01-31', '09:00', repetindo({ repete: 'mensal_dia', vezes: 3 })),
    ).toEqual(['2028-01-31T09:00', '2028-02-29T09:00', '2028-03-31T09:00']);
  });

  it('não há enquanto falta dizer quando', () => {
    expect(horariosDa(SEGUNDA, '09:00', SEM_REPETICAO)).toEqual([]);
    expect(horariosDa(SEGUNDA, '9h', repetindo({}))).toEqual([]);
    expect(horariosDa('31/02', '09:00', repetindo({}))).toEqual([]);
    expect(horariosDa(SEGUNDA, '09:00', repetindo({ vezes: null }))).toEqual([]);
  });
});

it.each([
  [{ repete: 'nao', vezes: null }, null],
  [{ vezes: 1 }, 'vezes'],
  [{ vezes: 2 }, null],
  [{ vezes: 104 }, null],
  [{ vezes: 105 }, 'vezes'],
  [{ vezes: 2.5 }, 'vezes'],
  [{ fim: 'ate', ate: SEGUNDA }, 'ate'],
  [{ fim: 'ate', ate: '2026-11-24' }, null],
  [{ fim: 'ate', ate: '2027-02-29' }, 'ate'],
] as const)('o fim %o é recusado em %s', (resto, campo) => {
  expect(fimRecusado(repetindo(resto), SEGUNDA)).toBe(campo);
});

it.each([
  ['mensal_dia', SEGUNDA, 'Todo mês, no dia 23'],
  ['mensal_semana', SEGUNDA, 'Todo mês, na 4ª segunda-feira'],
  ['mensal_semana', '2026-11-07', 'Todo mês, no 1º sábado'],
  ['mensal_semana', '2026-11-30', 'Todo mês, na última segunda-feira'],
] as const)('%s a partir de %s se lê "%s"', (frequencia, dia, frase) => {
  expect(rotuloDaFrequencia(frequencia, dia)).toBe(frase);
});

it('agenda o que está livre e o que foi escolhido no lugar, em ordem e uma vez', () => {
  const horarios = ['2026-11-23T09:00', '2026-11-30T09:00', '2026-12-07T09:00', '2026-12-14T09:00'];
  const conflitos = new Map([
    ['2026-11-30T09:00', 'Ocupado.'],
    ['2026-12-07T09:00', 'Ocupado.'],
  ]);
  const escolhas = new Map([
    ['2026-11-30T09:00', '2026-12-01T10:00'],
    ['2026-12-14T09:00', null],
  ]);
  expect(aAgendar(horarios, conflitos, escolhas)).toEqual(['2026-11-23T09:00', '2026-12-01T10:00']);
  expect(aAgendar(horarios, conflitos, new Map())).toEqual([
    '2026-11-23T09:00',
    '2026-12-14T09:00',
  ]);
});
