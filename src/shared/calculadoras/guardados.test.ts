// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { alternarFavorita, lembrarRecente, lerGuardados } from './guardados.ts';

beforeEach(() => localStorage.clear());

describe('what a person marked and opened', () => {
  it('belongs to each person of a shared computer', () => {
    alternarFavorita('ana', 'qsofa');
    lembrarRecente('ana', 'bmi');
    expect(lerGuardados('ana')).toEqual({ favoritas: ['qsofa'], recentes: ['bmi'] });
    expect(lerGuardados('rui')).toEqual({ favoritas: [], recentes: [] });
  });

  it('marks and takes the mark away, the newest first', () => {
    alternarFavorita('ana', 'qsofa');
    alternarFavorita('ana', 'bmi');
    expect(lerGuardados('ana').favoritas).toEqual(['bmi', 'qsofa']);
    alternarFavorita('ana', 'bmi');
    expect(lerGuardados('ana').favoritas).toEqual(['qsofa']);
  });

  it('remembers six, each once', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) lembrarRecente('ana', id);
    expect(lerGuardados('ana').recentes).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it.each(['', '{', '[]', '{"favoritas":1}'])('takes %s for nothing', (bruto) => {
    localStorage.setItem('calculadoras:ana', bruto);
    expect(lerGuardados('ana')).toEqual({ favoritas: [], recentes: [] });
  });
});
