import { limpo, narrativaDe, narrativaEmLinhas, nome, semAusentes } from '@domain/fhir/escrita.ts';
import { idDerivado } from '@domain/fhir/identidade.ts';
import { describe, expect, it } from 'vitest';

describe('a text', () => {
  it.each([
    ['Dor há 2 dias', 'Dor há 2 dias'],
    ['  a  ', 'a'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u00a0b\u2028c\ufeffd\ve', 'a b c d e'],
    ['a\u0000\u001f\u007f\u009fb', 'ab'],
    ['a\tb', 'a\tb'],
    ['meia \ud83d letra \udc00', 'meia  letra'],
    ['🇧🇷 👨‍👩‍👧', '🇧🇷 👨‍👩‍👧'],
    ['\ufffe\uffff', undefined],
    ['\u00a0\n ', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (texto, esperado) => {
    expect(limpo(texto)).toBe(esperado);
  });

  it('that cannot be left out says that there is none', () => {
    expect(nome('\u0000')).toBe('Sem nome');
    expect(nome(' Ana ')).toBe('Ana');
  });
});

describe('a narrative', () => {
  it('keeps paragraphs and line ends, and reads nothing as markup', () => {
    expect(narrativaDe('a < b & c > d\nsegunda\n\n\n<b>terceira</b>')).toEqual({
      status: 'additional',
      div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>a &lt; b &amp; c &gt; d<br/>segunda</p><p>&lt;b&gt;terceira&lt;/b&gt;</p></div>',
    });
  });

  it('of data is a list', () => {
    expect(narrativaEmLinhas(['PAS < 90', 'FC 120'])).toEqual({
      status: 'generated',
      div: '<div xmlns="http://www.w3.org/1999/xhtml"><ul><li>PAS &lt; 90</li><li>FC 120</li></ul></div>',
    });
  });
});

it('what is absent is left out: no nulls, no empty lists', () => {
  const campos = semAusentes<{ a: number; b?: string; c?: string[]; d: boolean }>({
    a: 0,
    b: undefined,
    c: [],
    d: false,
  });
  expect(Object.keys(campos)).toEqual(['a', 'd']);
});

describe('an id that comes from a row', () => {
  const LINHA = '2f1b7c9e-5a64-4d1e-9c3b-0123456789ab';

  it('is a UUID of version 8, the same every time', () => {
    const id = idDerivado(LINHA, 'sinal', 3);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idDerivado(LINHA, 'sinal', 3)).toBe(id);
  });

  it('is another for every kind, number and row', () => {
    const papeis = ['organizacao', 'alergia', 'diagnostico', 'sinal', 'correcao'] as const;
    const linhas = [1, 2, 3].map((n) => `20000000-0000-4000-8000-00000000000${n}`);
    const ids = linhas.flatMap((linha) =>
      papeis.flatMap((papel) => Array.from({ length: 50 }, (_, n) => idDerivado(linha, papel, n))),
    );
    expect(new Set([...ids, ...linhas]).size).toBe(3 * 5 * 50 + 3);
  });
});
