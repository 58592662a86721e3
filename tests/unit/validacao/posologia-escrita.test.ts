/** Doses and times as they are written by hand: fractions, words, ranges, moments of the day. */
import { lerPosologia, lerPosologiaDoTexto } from '@domain/validacao/prescricao/posologia.ts';
import { describe, expect, it } from 'vitest';

describe('a dose written', () => {
  it.each([
    ['1/2 comprimido', 0.5],
    ['1 / 2 comprimido', 0.5],
    ['½ comprimido', 0.5],
    ['¼ cp', 0.25],
    ['3/4 de comprimido', undefined],
    ['3/4 comprimido', 0.75],
    ['1 1/2 comprimido', 1.5],
    ['1½ comprimido', 1.5],
    ['1 e 1/2 comprimidos', 1.5],
    ['1 e meio comprimido', 1.5],
    ['1 comprimido e meio', 1.5],
    ['2 comprimidos e 1/2', 2.5],
    ['meio comprimido', 0.5],
    ['Meia cápsula', 0.5],
    ['um comprimido', 1],
    ['uma cápsula', 1],
    ['dois comprimidos', 2],
    ['duas cápsulas', 2],
    ['um e meio comprimido', 1.5],
    ['três comprimidos', 3],
    ['quatro comprimidos', 4],
    ['2 (dois) comprimidos', 2],
    ['tomar 1/2 comprimido', 0.5],
    ['1-2 comprimidos', 2],
    ['1 a 2 comprimidos', 2],
    ['meio a um comprimido', 1],
    ['1 ou 2 cp', 2],
    ['2 a 1 comprimidos', undefined],
    ['1-1/2 comprimido', undefined],
    ['3/2 comprimidos', undefined],
    ['1/0 comprimido', undefined],
    ['algum comprimido', undefined],
    ['comprimido', undefined],
  ])('%s', (dose, unidades) => {
    expect(lerPosologia({ dose }).unidadesPorTomada).toBe(unidades);
  });
});

describe('a quantity written', () => {
  it.each([
    ['60 (sessenta) comprimidos', 60],
    ['30 comprimidos (trinta)', 30],
    ['1 caixa', undefined],
    ['1 caixa com 30 comprimidos', 30],
  ])('%s', (quantidade, unidades) => {
    expect(lerPosologia({ quantidade }).quantidade).toBe(unidades);
  });

  it('of half an ampoule is not two', () => {
    expect(lerPosologia({ quantidade: '1/2 ampola' }).ampolas).toBe(0.5);
    expect(lerPosologia({ quantidade: '10 (dez) ampolas' }).ampolas).toBe(10);
  });
});

describe('a moment of the day', () => {
  it.each([
    ['à noite', 1],
    ['1 vez à noite', 1],
    ['uma vez à noite', 1],
    ['ao deitar', 1],
    ['antes de dormir', 1],
    ['pela manhã', 1],
    ['em jejum', 1],
    ['de manhã e à noite', 2],
    ['de manhã, à tarde e à noite', 3],
    ['no café da manhã e no jantar', 2],
    ['2 vezes à noite', undefined],
    ['duas vezes à noite', undefined],
    ['de manhã e 2 à noite', undefined],
    ['de manhã e meio à noite', undefined],
    ['à noite, uma vez por semana', undefined],
    ['à noite em dias alternados', undefined],
    ['às segundas, à noite', undefined],
    ['8/8 h, inclusive à noite', 3],
    ['2x ao dia, de manhã e à noite', 2],
    ['quando doer', undefined],
  ])('%s', (frequencia, vezesPorDia) => {
    expect(lerPosologia({ frequencia }).vezesPorDia).toBe(vezesPorDia);
  });
});

it('reads the same of one text', () => {
  expect(lerPosologiaDoTexto('Clonazepam 2 mg, ½ comprimido à noite')).toMatchObject({
    unidadesPorTomada: 0.5,
    vezesPorDia: 1,
    diariaMg: 1,
  });
  expect(lerPosologiaDoTexto('Losartana 50 mg, 1 comprimido de manhã e 2 à noite').diariaMg).toBe(
    undefined,
  );
});
