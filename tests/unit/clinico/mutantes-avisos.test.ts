import { expect, it } from 'vitest';
import { avisa, deixaDeFora, recusa } from './support/conferir.ts';
import { AUSENCIAS, RECUSAS } from './support/negativas.ts';
import { AVISOS } from './support/notas.ts';

it.each(AVISOS)('%s %j: %s, %s', (...aviso) => {
  expect(avisa(aviso)).toBe(true);
});

it.each(AUSENCIAS)('%s %j leaves out %s: %s', (...ausencia) => {
  expect(deixaDeFora(ausencia)).toBe(true);
});

it.each(RECUSAS)('%s %j refuses by %s: %s', (...caso) => {
  expect(recusa(caso)).toBe(true);
});
