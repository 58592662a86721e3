import type { Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, validar } from './support/receita.ts';

/** Writings that are read as something else: what is said of each, and where. */

const perigos = (receita: Prescricao) =>
  validar(receita)
    .avisos.filter(({ regra }) => regra === 'escrita.perigosa')
    .map(({ campo, frase }) => `${campo}: ${frase}`);
const naInstrucao = (instructions: string) => perigos({ ...de(item('dipirona')), instructions });

const UNIDADES = 'Escreva “unidades” por extenso: “U” e “UI” são lidos como zero ou como dez.';
const MCG = 'Escreva “mcg” em vez de “µg”, que é lido como mg.';
const ZERO_DEPOIS = 'Remova o zero depois da vírgula: “1,0” é lido como 10.';
const ZERO_ANTES = 'Ponha o zero antes da vírgula: “,5” é lido como 5.';
const SN = 'Diga em que situação usar: “SN” não traz condição.';
const ACM = 'Diga a conduta: “ACM” deixa a decisão para depois.';

describe('a dangerous writing', () => {
  it.each([
    ['10 U à noite', UNIDADES],
    ['10 U', UNIDADES],
    ['10U.', UNIDADES],
    ['10  ui antes do jantar', UNIDADES],
    ['50 µg', MCG],
    ['50 μg', MCG],
    ['1,0 mg', ZERO_DEPOIS],
    ['10,0 mg', ZERO_DEPOIS],
    ['1,00 mg', ZERO_DEPOIS],
    ['1.0 mg', ZERO_DEPOIS],
    ['2.00 mg', ZERO_DEPOIS],
    ['1,0', ZERO_DEPOIS],
    [',5 mg', ZERO_ANTES],
    ['Usar .5 mg', ZERO_ANTES],
    ['Usar\n,5 mg', ZERO_ANTES],
    ['SN à noite', SN],
    ['Usar S/N.', SN],
    ['(s/n)', SN],
    ['ACM agora', ACM],
    ['Usar ACM', ACM],
  ])('%j', (texto, frase) => {
    expect(naInstrucao(texto)).toEqual([`instructions: ${frase}`]);
  });

  it.each([
    '10 unidades',
    '10 U5',
    '10 uva',
    '10 UIx',
    'U 10',
    '50 mcg',
    '1,05 mg',
    '1,001 mg',
    '2.000 mg',
    '1.05 mg',
    '1.0.5',
    '2.1,0 mg',
    '3,1,0',
    '0,5 mg',
    'a,5',
    'SNC',
    'SN2',
    'xSN',
    '1SN',
    'ACMA',
    'ACM2',
    'PACM',
    '1ACM',
  ])('is not %j', (texto) => {
    expect(naInstrucao(texto)).toEqual([]);
  });

  it('is looked for in each part of an item, and in what goes with it', () => {
    const noItem = [`medications.0: ${ZERO_ANTES}`];
    for (const parte of ['dose', 'frequencia', 'duracao', 'quantidade']) {
      expect(perigos(de({ texto: 'dipirona', [parte]: ',5 mg' }))).toEqual(noItem);
    }
    expect(perigos(de({ texto: 'dipirona ,5 g' }))).toEqual(noItem);
    expect(perigos({ ...de(item('dipirona')), observations: 'ACM' })).toEqual([
      `observations: ${ACM}`,
    ]);
    expect(perigos({ ...de(item('dipirona')), instructions: null, observations: null })).toEqual(
      [],
    );
  });

  it('is told once in a place, and each one that there is', () => {
    expect(naInstrucao('10 U e 20 U, 50 µg')).toEqual([
      `instructions: ${UNIDADES}`,
      `instructions: ${MCG}`,
    ]);
  });
});
