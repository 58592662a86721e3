import {
  data,
  escolha,
  medida,
  numero,
  ordinal,
  sexo,
  simNao,
} from '@domain/clinico/motor/campos.ts';
import { classificar } from '@domain/clinico/motor/faixas.ts';
import { saidaPontos } from '@domain/clinico/motor/ferramenta.ts';
import { contar, degraus, pontos, somar } from '@domain/clinico/motor/pontos.ts';
import { numeroComCasas, numeroPorExtenso } from '@domain/clinico/motor/texto.ts';
import { deCanonica, paraCanonica } from '@domain/clinico/motor/unidades.ts';
import { describe, expect, it } from 'vitest';
import { CAMPOS, PESO } from './support/ferramenta-de-tudo.ts';

describe('fields', () => {
  it('are what they say', () => {
    expect(CAMPOS.febre).toEqual({
      tipo: 'sim-nao',
      rotulo: 'Febre',
      pontos: 2,
      ajuda: 'Acima de 38 °C.',
      opcional: true,
    });
    expect(simNao('Dor')).toEqual({ tipo: 'sim-nao', rotulo: 'Dor' });
    expect(simNao('Dor', 0)).toHaveProperty('pontos', 0);
    expect(ordinal('X', [[1, 'Um']])).toEqual({
      tipo: 'ordinal',
      rotulo: 'X',
      opcoes: [{ valor: 1, rotulo: 'Um' }],
    });
    expect(CAMPOS.olhos).toHaveProperty('ajuda', 'O melhor.');
    expect(CAMPOS.gravidade).toMatchObject({
      tipo: 'escolha',
      ajuda: 'À vista.',
      opcoes: [
        { valor: 'Leve', rotulo: 'Pouca', pontos: 0 },
        { valor: 'forte', rotulo: 'Muita', pontos: 3 },
      ],
    });
    expect(escolha('Y', [['a', 'A']])).toEqual({
      tipo: 'escolha',
      rotulo: 'Y',
      opcoes: [{ valor: 'a', rotulo: 'A' }],
    });
    expect(data('Dia')).toEqual({ tipo: 'data', rotulo: 'Dia' });
    expect(CAMPOS.dia).toHaveProperty('ajuda', 'O de hoje.');
    expect(sexo()).toEqual({
      tipo: 'escolha',
      rotulo: 'Sexo',
      opcoes: [
        { valor: 'feminino', rotulo: 'Feminino' },
        { valor: 'masculino', rotulo: 'Masculino' },
      ],
      sinonimos: { f: 'feminino', female: 'feminino', m: 'masculino', male: 'masculino' },
      grandeza: 'sexo',
    });
    expect(CAMPOS.perguntas).toMatchObject({ tipo: 'itens', itens: ['uma', 'duas'] });
    expect(CAMPOS.remedios).toMatchObject({ tipo: 'linhas', maximo: 2, colunas: { dose: PESO } });
    expect(medida('pas', { rotulo: 'Outra' })).toMatchObject({
      tipo: 'numero',
      rotulo: 'Outra',
      unidade: 'mmHg',
      grandeza: 'pas',
      inteiro: false,
    });
    expect(numero({ rotulo: 'N', minimo: 0, maximo: 1 })).toEqual({
      tipo: 'numero',
      rotulo: 'N',
      unidade: '',
      alternativas: [],
      inteiro: false,
      minimo: 0,
      maximo: 1,
    });
    expect(saidaPontos()).toEqual({
      tipo: 'numero',
      rotulo: 'Pontuação',
      unidade: 'pontos',
      casas: 0,
    });
  });
});

it('classifies numbers, words and answers', () => {
  const faixas = [
    { codigo: 'a', abaixoDe: 1, rotulo: 'A', gravidade: 'normal' },
    { codigo: 'b', ate: 2, rotulo: 'B', gravidade: 'normal' },
    { codigo: 'true', rotulo: 'C', gravidade: 'normal' },
  ] as const;
  const codigo = (valor: number | string | boolean) => classificar(valor, faixas)?.codigo;
  expect([0.99, 1, 2, 2.01].map(codigo)).toEqual(['a', 'b', 'b', 'true']);
  expect(['b', true, false, 'z'].map(codigo)).toEqual(['b', 'true', undefined, undefined]);
  expect(classificar(5, faixas.slice(0, 2))).toBeUndefined();
});

it('converts units, and knows which it does not', () => {
  const temperatura = numero({
    rotulo: 'T',
    unidade: '°C',
    minimo: 30,
    maximo: 45,
    alternativas: [{ unidade: '°F', fator: 5 / 9, zero: 32 }],
  });
  expect(paraCanonica(temperatura, 37, '°C')).toBe(37);
  expect(paraCanonica(temperatura, 212, '°F')).toBeCloseTo(100, 9);
  expect(deCanonica(temperatura, 100, '°F')).toBeCloseTo(212, 9);
  expect(deCanonica(temperatura, 37, '°C')).toBe(37);
  expect(paraCanonica(PESO, 1500, 'g')).toBe(1.5);
  expect(deCanonica(PESO, 1.5, 'g')).toBe(1500);
  expect(paraCanonica(PESO, 1, 'lb')).toBeUndefined();
  expect(deCanonica(PESO, 1, 'lb')).toBeUndefined();
});

it('adds points', () => {
  expect(pontos([true, 2], [false, 4], [true, 0.5])).toBe(2.5);
  expect(contar(true, false, true)).toBe(2);
  expect(somar(1, 2, -4)).toBe(-1);
  const passos = [
    [9, 3],
    [12, 1],
  ] as const;
  expect([8.9, 9, 11.9, 12].map((valor) => degraus(valor, passos, 0))).toEqual([3, 1, 1, 0]);
});

it.each([
  [0, '0', '0,00'],
  [-0.001, '-0,001', '0,00'],
  [-0.00001, '0', '0,00'],
  [1.5, '1,5', '1,50'],
  [100, '100', '100,00'],
  [1234.5, '1234,5', '1234,50'],
  [-1234, '-1234', '-1234,00'],
  [12345.678, '12.345,678', '12.345,68'],
  [-1234567, '-1.234.567', '-1.234.567,00'],
  [-0.126, '-0,126', '-0,13'],
])('%d is written %s, and %s with two decimals', (valor, porExtenso, comCasas) => {
  expect(numeroPorExtenso(valor)).toBe(porExtenso);
  expect(numeroComCasas(valor, 2)).toBe(comCasas);
  expect(numeroComCasas(-0.4, 0)).toBe('0');
  expect(numeroComCasas(7, 0)).toBe('7');
});
