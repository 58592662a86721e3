import { buscarCodigos, indexarCodigos, trecho } from '@domain/prontuario/cid.ts';
import linhas from '@domain/prontuario/dados/cid10.json' with { type: 'json' };
import { codigoValido, lerCid10 } from '@domain/prontuario/diagnosticos.ts';
import { describe, expect, it } from 'vitest';

const INDICE = indexarCodigos(linhas);
const achados = (texto: string) => buscarCodigos(INDICE, texto).map(({ codigo }) => codigo);

describe('the list', () => {
  it('has each code once, in the form of CID-10, with a short name', () => {
    expect(linhas.length).toBeGreaterThan(1000);
    expect(new Set(linhas.map(([codigo]) => codigo)).size).toBe(linhas.length);
    for (const [codigo = '', nome = ''] of linhas) {
      expect(codigoValido('cid10', codigo), codigo).toBe(true);
      expect(nome.length, codigo).toBeGreaterThan(2);
      expect(nome.length, nome).toBeLessThan(90);
    }
  });
});

describe('the search', () => {
  it.each([
    ['I10', 'I10'],
    ['e119', 'E11.9'],
    ['E11.9', 'E11.9'],
    ['has', 'I10'],
    ['pressao alta', 'I10'],
    ['PRESSÃO ALTA', 'I10'],
    ['lombalgia', 'M54.5'],
    ['itu', 'N39.0'],
    ['gota', 'M10.9'],
    ['diabetes tipo 2 renais', 'E11.2'],
    ['covid', 'U07.1'],
    ['enxaqueca aura', 'G43.0'],
  ])('%j finds %s among the first', (texto, codigo) => {
    expect(achados(texto).slice(0, 4)).toContain(codigo);
  });

  it('lists a category under its beginning', () => {
    expect(achados('E11').every((codigo) => codigo.startsWith('E11'))).toBe(true);
    expect(achados('E11').length).toBeGreaterThan(5);
  });

  it.each(['', '   ', '??', 'xyzwk', 'hipertensão xyzwk'])('%j finds nothing', (texto) => {
    expect(achados(texto)).toEqual([]);
  });
});

it.each([
  ['i10', 'I10'],
  ['E119', 'E11.9'],
  ['e11.9', 'E11.9'],
  [' S5250 ', 'S52.50'],
  ['', null],
  ['10', null],
  ['E1', null],
  ['E11999', null],
])('reads the code %j as %j', (texto, codigo) => {
  expect(lerCid10(texto)).toBe(codigo);
});

it('knows where what was typed stands in a name, accents apart', () => {
  expect(trecho('Hipertensão arterial', 'tensao')).toEqual([5, 11]);
  expect(trecho('Hipertensão arterial', 'renal')).toBeNull();
  expect(trecho('Hipertensão arterial', '')).toBeNull();
});
