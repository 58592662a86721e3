// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { comTecla } from './comTecla.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, 'Nome ou CPF ( / )'],
  [true, 'Nome ou CPF'],
])('names the key where there are keys; with a finger: %s', (dedo, dica) => {
  vi.stubGlobal('matchMedia', () => ({ matches: dedo }));
  expect(comTecla('Nome ou CPF')).toBe(dica);
});
