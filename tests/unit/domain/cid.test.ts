import {
  buscarCodigos,
  type ContextoDoDiagnostico,
  codigosDaNota,
  indexarCodigos,
  trecho,
} from '@domain/prontuario/cid.ts';
import linhas from '@domain/prontuario/dados/cid10.json' with { type: 'json' };
import frequentes from '@domain/prontuario/dados/frequentes.json' with { type: 'json' };
import { codigoValido, lerCid10 } from '@domain/prontuario/diagnosticos.ts';
import { describe, expect, it } from 'vitest';

const INDICE = indexarCodigos(linhas, frequentes);
const achados = (texto: string, contexto: ContextoDoDiagnostico = {}) =>
  buscarCodigos(INDICE, texto, contexto).map(({ codigo }) => codigo);

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

  it.each([
    ['hipertensão', 'I10'],
    ['hipert', 'I10'],
    ['has', 'I10'],
    ['dm2', 'E11.9'],
    ['diabetes', 'E11.9'],
    ['dm1', 'E10.9'],
    ['depressão', 'F32.9'],
    ['ansiedade', 'F41.9'],
    ['dor de garganta', 'J02.9'],
    ['rinite', 'J30.4'],
    ['itu', 'N39.0'],
    ['lombalgia', 'M54.5'],
    ['anticoncep', 'Z30.9'],
  ])('%j has the most frequent first: %s', (texto, codigo) => {
    expect(achados(texto)[0]).toBe(codigo);
  });

  it.each<[string, ContextoDoDiagnostico, RegExp]>([
    ['hipertensão', { sexo: 'masculino', anos: 50 }, /^O/],
    ['hipertensão', { sexo: 'feminino', anos: 70 }, /^O/],
    ['candid', { sexo: 'masculino', anos: 30 }, /^B37\.3/],
    ['prostata', { sexo: 'feminino', anos: 60 }, /^(N4|C61)/],
    ['icterícia', { anos: 40 }, /^P/],
  ])('%j of %o has last what hardly fits', (texto, contexto, codigos) => {
    const todos = achados(texto, contexto);
    const primeiro = todos.findIndex((codigo) => codigos.test(codigo));
    expect(todos.slice(Math.max(primeiro, 0)).every((codigo) => codigos.test(codigo))).toBe(true);
    expect(achados(texto).some((codigo) => codigos.test(codigo))).toBe(true);
  });

  it('of who types a code finds it, whoever the patient is', () => {
    expect(achados('N40', { sexo: 'feminino', anos: 8 })[0]).toBe('N40');
  });

  it('has first what the note names, among equals', () => {
    const nota = 'Refere ansiedade há 2 meses.';
    expect(achados('transtorno', { nota })[0]).toBe('F41.9');
  });

  it('lists a category under its beginning', () => {
    expect(achados('E11').every((codigo) => codigo.startsWith('E11'))).toBe(true);
    expect(achados('E11').length).toBeGreaterThan(5);
  });

  it.each(['', '   ', '??', 'xyzwk', 'hipertensão xyzwk'])('%j finds nothing', (texto) => {
    expect(achados(texto)).toEqual([]);
  });
});

describe('what a note says', () => {
  const citados = (nota: string, contexto: ContextoDoDiagnostico = {}) =>
    codigosDaNota(INDICE, { ...contexto, nota }).map(({ codigo }) => codigo);

  it.each([
    ['HAS e DM2 em acompanhamento.', ['I10', 'E11.9']],
    ['Hipertensa, usa losartana.', ['I10']],
    ['Nega HAS, DM2 ou asma.', []],
    ['Nega alergias.\nHipertensão há 10 anos.', ['I10']],
    ['Sem febre. Tosse há 3 dias.', ['R05']],
    ['Pai com diabetes.', []],
    ['Massa abdominal, hastes metálicas.', []],
    ['', []],
  ])('%j names %j', (nota, codigos) => {
    expect(citados(nota)).toEqual(codigos);
  });

  it('names nothing that hardly fits', () => {
    expect(citados('Gestante.', { sexo: 'masculino', anos: 40 })).toEqual([]);
    expect(citados('Gestante.', { sexo: 'feminino', anos: 30 })).toEqual(['Z34.9']);
  });

  it('knows each frequent diagnosis once, by a code of the list', () => {
    const codigos = frequentes.map(([codigo = '']) => codigo);
    expect(new Set(codigos).size).toBe(codigos.length);
    const daLista = new Set(linhas.map(([codigo]) => codigo));
    expect(codigos.filter((codigo) => !daLista.has(codigo))).toEqual([]);
    const ditos = frequentes.flatMap(([, ditas = '']) => ditas.split('; '));
    expect(new Set(ditos).size).toBe(ditos.length);
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
