import { NOMES_DOS_SINAIS, type SinaisVitais } from '@domain/sinais-vitais.ts';
import { expect, it } from 'vitest';
import { type Medicao, series, tituloDaSerie } from './series.ts';

const FUSO = 'America/Sao_Paulo';
const SEM_SINAIS = Object.fromEntries(
  NOMES_DOS_SINAIS.map((sinal) => [sinal, null]),
) as SinaisVitais;
const medicao = (dia: string, sinais: Partial<SinaisVitais>): Medicao => ({
  id: dia,
  ocorrido_em: `${dia}T15:00:00Z`,
  ...SEM_SINAIS,
  ...sinais,
});

it('puts each sign in the order of time, whatever the order it came in', () => {
  const [temperatura] = series(
    [medicao('2026-03-02', { temperatura: 36.5 }), medicao('2026-01-02', { temperatura: 38.2 })],
    '1980-05-05',
    FUSO,
  );
  expect(temperatura?.pontos.map(({ valor, situacao }) => [valor, situacao])).toEqual([
    [38.2, 'acima'],
    [36.5, 'dentro'],
  ]);
  expect(temperatura && tituloDaSerie(temperatura)).toBe(
    'Temperatura: 36,5 °C, 1,7 abaixo da primeira medida',
  );
});

it('judges each value by the age at which it was measured', () => {
  const [frequencia] = series(
    [
      medicao('2020-01-10', { frequencia_cardiaca: 150 }),
      medicao('2040-01-10', { frequencia_cardiaca: 150 }),
    ],
    '2020-01-01',
    FUSO,
  );
  expect(frequencia?.pontos.map(({ situacao }) => situacao)).toEqual(['dentro', 'acima']);
  expect(frequencia?.faixa).toEqual({ minimo: 50, maximo: 100 });
});

it('computes index and surface only where weight and height were measured together', () => {
  const lidas = series(
    [
      medicao('2026-01-02', { peso_kg: 80 }),
      medicao('2026-02-02', { peso_kg: 80, altura_cm: 175 }),
    ],
    null,
    FUSO,
  );
  expect(lidas.map(({ chave, pontos }) => [chave, pontos.length])).toEqual([
    ['peso_kg', 2],
    ['altura_cm', 1],
    ['imc', 1],
    ['superficie', 1],
  ]);
});

it('says when nothing moved, and nothing of a movement when there is one value', () => {
  const titulos = (...valores: number[]) =>
    series(
      valores.map((dor, posicao) => medicao(`2026-01-0${posicao + 1}`, { dor })),
      null,
      FUSO,
    ).map(tituloDaSerie);
  expect(titulos(4, 6, 4)).toEqual(['Dor: 4 de 10, igual à primeira medida']);
  expect(titulos(4)).toEqual(['Dor: 4 de 10']);
});
