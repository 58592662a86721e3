import { describe, expect, it } from 'vitest';
import { escreverNumeroDigitado, formatarContagem, lerNumeroDigitado } from './numero.ts';

describe('a number that was typed', () => {
  it.each([
    ['1,2', 1.2],
    ['1.2', 1.2],
    ['12', 12],
    ['1,20', 1.2],
    [' 70 ', 70],
    ['\u00a070\u00a0', 70],
    ['007', 7],
    ['-0,5', -0.5],
    ['−3', -3],
    ['+4', 4],
    [',5', 0.5],
    ['.5', 0.5],
    ['3,', 3],
    ['3.', 3],
    ['0', 0],
    ['0,0', 0],
    // Portuguese decimals, however many.
    ['1,234', 1.234],
    ['7,405', 7.405],
    ['150,000', 150],
    // Nobody writes a thousand with a zero in front, nor four digits before or after the point.
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['1.2345', 1.2345],
    ['1.23', 1.23],
    ['150000', 150000],
    ['123456789012345', 123456789012345],
  ])('"%s" is %s', (texto, valor) => {
    expect(lerNumeroDigitado(texto)).toEqual({ tipo: 'numero', valor });
  });

  it.each(['', '   ', '\u00a0'])('"%s" is nothing', (texto) => {
    expect(lerNumeroDigitado(texto)).toEqual({ tipo: 'vazio' });
  });

  it.each([
    ['150.000', '150.000 pode ser 150000 ou 150,000. Escreva de um desses jeitos.'],
    ['1.234', '1.234 pode ser 1234 ou 1,234. Escreva de um desses jeitos.'],
    ['-1.234', '-1.234 pode ser -1234 ou -1,234. Escreva de um desses jeitos.'],
    ['1.234,5', 'Escreva sem separar os milhares: 1234,5.'],
    ['1,234.5', 'Escreva sem separar os milhares: 1234,5.'],
    ['1.234.567', 'Escreva sem separar os milhares: 1234567.'],
    ['1,234,567', 'Escreva sem separar os milhares: 1234567.'],
    ['12.345.678,90', 'Escreva sem separar os milhares: 12345678,90.'],
    ['1 200', 'Escreva sem separar os milhares: 1200.'],
    ['1 200,5', 'Escreva sem separar os milhares: 1200,5.'],
  ])('"%s" could be a thousand: refused, never guessed', (texto, frase) => {
    expect(lerNumeroDigitado(texto)).toEqual({ tipo: 'recusado', frase });
  });

  it.each([
    'abc',
    '1,2,3',
    '1.2.3',
    '1e5',
    'Infinity',
    'NaN',
    '0x10',
    '12 kg',
    '-',
    ',',
    '.',
    '+,',
    '1-2',
    '1 2',
    '1/2',
    '--1',
    '١٢',
    '1234567890123456',
  ])('"%s" is none', (texto) => {
    expect(lerNumeroDigitado(texto)).toEqual({
      tipo: 'recusado',
      frase: 'Escreva só o número, como 70 ou 1,2.',
    });
  });

  it('is never ten times what was typed, whichever sign stands before the decimals', () => {
    for (let decimos = 0; decimos < 3000; decimos += 1) {
      const inteiro = Math.floor(decimos / 10);
      for (const sinal of [',', '.']) {
        const lido = lerNumeroDigitado(`${inteiro}${sinal}${decimos % 10}`);
        expect(lido).toEqual({ tipo: 'numero', valor: decimos / 10 });
      }
    }
  });
});

describe('a number written into a field', () => {
  it.each([
    [1.2, '1,2'],
    [150000, '150000'],
    [0.1 + 0.2, '0,3'],
    [-3, '-3'],
    [7.405, '7,405'],
  ])('%s is "%s", and is read back', (valor, texto) => {
    expect(escreverNumeroDigitado(valor)).toBe(texto);
    const lido = lerNumeroDigitado(texto);
    expect(lido.tipo === 'numero' && lido.valor).toBeCloseTo(valor, 12);
  });
});

it.each([
  [0, '0'],
  [1000, '1.000'],
  [1001, '1.000+'],
])('says %d of what is counted up to a thousand as %s', (quantos, dito) => {
  expect(formatarContagem(quantos)).toBe(dito);
});
