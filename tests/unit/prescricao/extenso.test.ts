import { numeroPorExtenso } from '@domain/prescricao/extenso.ts';
import { describe, expect, it } from 'vitest';

describe('a number in words', () => {
  it.each([
    [0, 'zero', 'zero'],
    [1, 'um', 'uma'],
    [2, 'dois', 'duas'],
    [3, 'três', 'três'],
    [14, 'quatorze', 'quatorze'],
    [19, 'dezenove', 'dezenove'],
    [20, 'vinte', 'vinte'],
    [21, 'vinte e um', 'vinte e uma'],
    [42, 'quarenta e dois', 'quarenta e duas'],
    [100, 'cem', 'cem'],
    [101, 'cento e um', 'cento e uma'],
    [120, 'cento e vinte', 'cento e vinte'],
    [200, 'duzentos', 'duzentas'],
    [555, 'quinhentos e cinquenta e cinco', 'quinhentas e cinquenta e cinco'],
    [1000, 'mil', 'mil'],
    [1020, 'mil e vinte', 'mil e vinte'],
    [1100, 'mil e cem', 'mil e cem'],
    [1120, 'mil cento e vinte', 'mil cento e vinte'],
    [2002, 'dois mil e dois', 'duas mil e duas'],
    [
      999_999,
      'novecentos e noventa e nove mil novecentos e noventa e nove',
      'novecentas e noventa e nove mil novecentas e noventa e nove',
    ],
  ])('%i', (numero, masculino, feminino) => {
    expect(numeroPorExtenso(numero)).toBe(masculino);
    expect(numeroPorExtenso(numero, 'feminino')).toBe(feminino);
  });

  it.each([-1, 1.5, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d has none', (numero) => {
    expect(numeroPorExtenso(numero)).toBeUndefined();
  });
});
