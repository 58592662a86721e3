import { describe, expect, it } from 'vitest';
import { mascaraDeCnpj, mascaraDeCpf, mascaraDeTelefone } from './mascaras.ts';
import { escreverNumero, lerNumero } from './numero.ts';

describe('a number', () => {
  it.each([
    ['1,2', 1.2],
    ['1.2', 1.2],
    [' 70 ', 70],
    ['-0,5', -0.5],
    ['1.234,5', 1234.5],
    ['12.345.678,90', 12345678.9],
    [',5', 0.5],
    ['3,', 3],
    ['', null],
    ['abc', 'abc'],
    ['1,2,3', '1,2,3'],
    ['1e5', '1e5'],
    ['Infinity', 'Infinity'],
  ])('typed as "%s" is %s', (texto, valor) => {
    expect(lerNumero(texto)).toBe(valor);
  });

  it('is shown with a comma, and absence with nothing', () => {
    expect([1.2, 1234, null, undefined, Number.NaN, 'abc'].map(escreverNumero)).toEqual([
      '1,2',
      '1234',
      '',
      '',
      '',
      'abc',
    ]);
  });
});

describe('a mask', () => {
  it.each([
    [mascaraDeCpf, '52998224725', '529.982.247-25'],
    [mascaraDeCpf, ' 529 982 247/25', '529.982.247-25'],
    [mascaraDeCpf, '5299', '5299'],
    [mascaraDeCnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
    [mascaraDeCnpj, '12.3', '12.3'],
    [mascaraDeTelefone, '+55 11 98765-4321', '(11) 98765-4321'],
    [mascaraDeTelefone, '1132654321', '(11) 3265-4321'],
    [mascaraDeTelefone, '98765', '98765'],
  ])('%o leaves "%s" as "%s"', (mascara, texto, arrumado) => {
    expect(mascara(texto)).toBe(arrumado);
    expect(mascara(arrumado)).toBe(arrumado);
  });
});
