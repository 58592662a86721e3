import { expect, it } from 'vitest';
import { comMais, diz, linhasDe } from './linhas.ts';

it('reads the lines of a text without the empty ones', () => {
  expect(linhasDe('PA em casa\n\n  nega febre \n')).toEqual(['PA em casa', 'nega febre']);
});

it.each([
  ['', 'nega febre', 'nega febre'],
  ['  \n', 'nega febre', 'nega febre'],
  ['dor há 2 dias\n\n', 'nega febre', 'dor há 2 dias\nnega febre'],
  ['nega febre alta', 'nega febre', 'nega febre alta\nnega febre'],
  ['dor\nnega febre\ntosse', 'nega febre', 'dor\nnega febre\ntosse'],
])('writes %j and under it %j, once', (escrito, mais, junto) => {
  expect(comMais(escrito, mais)).toBe(junto);
  expect(comMais(junto, mais)).toBe(junto);
});

it('does not take a line for a part of another', () => {
  expect(diz('TFGe 60 mL/min\nestável', 'TFGe 60')).toBe(false);
  expect(diz('TFGe 60 mL/min\nestável', 'TFGe 60 mL/min\nestável')).toBe(true);
});
