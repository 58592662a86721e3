import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  AVISOS_DA_TABELA,
  ajustarDose,
  indexarDoses,
  SEM_DADO,
  USO_LOCAL,
} from '@domain/clinico/medicamentos/dose.ts';
import type { FaixaRenal } from '@domain/clinico/medicamentos/tipos.ts';
import { describe, expect, it } from 'vitest';

/** A small table of one drug with a row by route, so that which row answers shows. */
function tabela(vias: readonly string[], faixas?: readonly FaixaRenal[]) {
  const [modelo] = TABELAS.doses;
  if (!modelo) throw new Error('the table is empty');
  const todas = faixas ?? [{ de: 0, acao: 'sem_ajuste', recomendacao: 'Dose usual.' }];
  const linhas = vias.map((via) => ({
    ...modelo,
    nome: `tramadol ${via}`,
    medicamento: 'tramadol',
    via,
    faixas: todas,
  }));
  return { ...BASE, linhasRenais: indexarDoses([], linhas) };
}

describe('the row of a route', () => {
  const vias = (texto: string, ...linhas: string[]) =>
    ajustarDose(tabela(linhas), 50, texto).map((dose) =>
      dose.reconhecido ? dose.via : dose.aviso,
    );

  it.each([
    ['tramadol VO', ['VO']],
    ['tramadol 1 cp', ['VO']],
    ['tramadol IV', ['IV/IM']],
    ['tramadol EV', ['IV/IM']],
    ['tramadol injetável', ['IV/IM']],
    ['tramadol IM', ['IV/IM']],
    ['tramadol SC', ['SC']],
    ['tramadol supositório', ['VO', 'IV/IM', 'SC']],
    ['tramadol', ['VO', 'IV/IM', 'SC']],
    ['tramadol gel', [USO_LOCAL]],
  ])('%s: %j', (texto, esperadas) => {
    expect(vias(texto, 'VO', 'IV/IM', 'SC')).toEqual(esperadas);
  });

  it.each([
    ['tramadol IM', 'IM', 'IV'],
    ['tramadol IV', 'IV', 'IM'],
    ['tramadol injetável', 'IV', 'IM'],
  ])('%s is %s, not %s', (texto, via, outra) => {
    expect(vias(texto, outra, via)).toEqual([via]);
  });

  it('is every row, where none is of the route', () => {
    expect(vias('tramadol SC', 'VO', 'IV')).toEqual(['VO', 'IV']);
  });
});

describe('a band', () => {
  const FAIXAS: readonly FaixaRenal[] = [
    { de: 60, acao: 'sem_ajuste', recomendacao: 'Dose usual.' },
    { de: 30, ate: 59, acao: 'ajustar', recomendacao: 'Metade.' },
    { de: 0, ate: 29, acao: 'evitar', recomendacao: 'Evitar.' },
  ];
  const lida = (clearance: number, faixas?: readonly FaixaRenal[]) =>
    ajustarDose(tabela(['VO'], faixas), clearance, 'tramadol');

  it.each([
    [300, '≥60'],
    [60, '≥60'],
    [59.5, '≥60'],
    [59.4, '30–59'],
    [30, '30–59'],
    [29, '<30'],
    [0, '<30'],
  ])('at %d is %s', (clearance, faixa) => {
    expect(lida(clearance, FAIXAS)).toMatchObject([{ faixa }]);
  });

  it('of every clearance says so', () => {
    expect(lida(10)).toMatchObject([{ faixa: 'qualquer' }]);
  });
});

it('says in whole sentences what the table does not', () => {
  expect(SEM_DADO).toBe('Sem dado; consulte a bula.');
  expect(USO_LOCAL).toBe('Uso local: a tabela é de uso sistêmico. Sem dado; consulte a bula.');
  expect(AVISOS_DA_TABELA).toEqual([
    'Doses de adulto. A dose de ataque em geral não é reduzida.',
    'Na lesão renal aguda e no paciente crítico, as primeiras 24–48 h de um antibiótico muitas vezes são dadas sem redução.',
  ]);
});

it('takes a name of up to two hundred characters', () => {
  const nome = (letras: number) => () => ajustarDose(BASE, 50, 'x'.repeat(letras));
  expect(nome(200)()).toMatchObject([{ reconhecido: false }]);
  expect(nome(201)).toThrow('Medicamento: informe um nome, com 1 a 200 caracteres.');
});
