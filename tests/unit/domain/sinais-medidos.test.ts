import { sinaisMedidos } from '@domain/prontuario/sinais-medidos.ts';
import { NOMES_DOS_SINAIS, type SinaisVitais } from '@domain/sinais-vitais.ts';
import { expect, it } from 'vitest';

const FUSO = 'America/Sao_Paulo';
const NENHUM = Object.fromEntries(NOMES_DOS_SINAIS.map((sinal) => [sinal, null])) as SinaisVitais;
const medicao = (sinais: Partial<SinaisVitais>) => ({
  ...NENHUM,
  ...sinais,
  ocorrido_em: '2026-11-21T12:00:00Z',
});
const resumo = (sinais: Partial<SinaisVitais>, nascimento: string | null) =>
  sinaisMedidos(medicao(sinais), nascimento, FUSO).map(
    ({ sigla, valor, situacao }) => `${sigla} ${valor} ${situacao}`,
  );

it('shows only what was measured, pressure as a pair, numbers with a comma', () => {
  expect(
    resumo(
      { pressao_sistolica: 120, pressao_diastolica: 80, temperatura: 36.5, peso_kg: 72.35, dor: 0 },
      '1980-01-01',
    ),
  ).toEqual(['PA 120/80 dentro', 'Tax 36,5 dentro', 'Peso 72,35 dentro', 'Dor 0 dentro']);
  expect(resumo({}, '1980-01-01')).toEqual([]);
  expect(resumo({ pressao_sistolica: 120 }, '1980-01-01')).toEqual(['PA 120/— dentro']);
});

it('marks what is outside the range of an adult', () => {
  expect(resumo({ pressao_sistolica: 139, pressao_diastolica: 89 }, '1980-01-01')).toEqual([
    'PA 139/89 dentro',
  ]);
  expect(resumo({ pressao_sistolica: 130, pressao_diastolica: 90 }, '1980-01-01')).toEqual([
    'PA 130/90 acima',
  ]);
  expect(resumo({ temperatura: 37.7, saturacao: 95 }, '1980-01-01')).toEqual([
    'Tax 37,7 dentro',
    'SpO₂ 95 dentro',
  ]);
  expect(resumo({ temperatura: 37.8, saturacao: 94 }, '1980-01-01')).toEqual([
    'Tax 37,8 acima',
    'SpO₂ 94 abaixo',
  ]);
});

it('expects of a child what is usual at its age', () => {
  expect(resumo({ frequencia_cardiaca: 150 }, '2026-06-01')).toEqual(['FC 150 dentro']);
  expect(resumo({ frequencia_cardiaca: 150 }, '1980-01-01')).toEqual(['FC 150 acima']);
  expect(resumo({ pressao_sistolica: 75 }, '2023-11-20')).toEqual(['PA 75/— abaixo']);
  expect(resumo({ pressao_sistolica: 76 }, '2023-11-20')).toEqual(['PA 76/— dentro']);
});

it('judges rates and pressure of nobody whose age is unknown', () => {
  expect(resumo({ frequencia_cardiaca: 150, temperatura: 39 }, null)).toEqual([
    'FC 150 dentro',
    'Tax 39 acima',
  ]);
});
