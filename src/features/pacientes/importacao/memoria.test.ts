// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { lembrarMapa, mapaLembrado } from './memoria.ts';

beforeEach(() => localStorage.clear());

it('remembers the columns of a header, however it is written, for each person', () => {
  lembrarMapa('ana', ['Nome', 'C.P.F.'], ['nome', null]);
  expect(mapaLembrado('ana', ['NOME', 'c p f'])).toEqual(['nome', null]);
  expect(mapaLembrado('ana', ['Nome'])).toBeNull();
  expect(mapaLembrado('bia', ['Nome', 'C.P.F.'])).toBeNull();
});

it('the last choice holds, and only the ten latest headers are kept', () => {
  lembrarMapa('ana', ['Nome'], [null]);
  lembrarMapa('ana', ['Nome'], ['nome']);
  expect(mapaLembrado('ana', ['Nome'])).toEqual(['nome']);
  for (let i = 0; i < 10; i += 1) lembrarMapa('ana', [`Coluna ${i}`], ['nome']);
  expect(mapaLembrado('ana', ['Nome'])).toBeNull();
  expect(mapaLembrado('ana', ['Coluna 0'])).toEqual(['nome']);
});
