import { dividir, emReais, lerReais, reaisDigitados } from '@domain/dinheiro.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  ['1200', 120_000],
  ['1.200,50', 120_050],
  ['R$ 80,5', 8050],
  [' 0,01 ', 1],
  ['1.234.567,89', 123_456_789],
  ['12.50', null],
  ['1,234', null],
  ['1.20', null],
  ['-5', null],
  ['', null],
  ['mil', null],
])('%s is %s', (texto, centavos) => expect(lerReais(texto)).toBe(centavos));

it('reads what it writes, in both ways of writing', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), (centavos) => {
      expect(lerReais(reaisDigitados(centavos))).toBe(centavos);
      expect(lerReais(emReais(centavos))).toBe(centavos);
    }),
  );
});

it.each([
  [1, 2, 1],
  [1, 3, 0],
  [2, 3, 1],
  [0, 7, 0],
])('%s over %s rounds to %s', (numerador, denominador, inteiro) => {
  expect(dividir(numerador, denominador)).toBe(inteiro);
});
