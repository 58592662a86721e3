import { expect, it } from 'vitest';
import { janelaDe, larguraDaColuna } from './geometria.ts';

it('shares the width, and never gets too narrow to read', () => {
  expect(larguraDaColuna(1056, 4)).toBe(250);
  expect(larguraDaColuna(1056, 140)).toBe(148);
});

it('draws the columns in sight and a few beside, however many there are', () => {
  expect(janelaDe(0, 1000, 148, 140)).toEqual({ primeira: 0, ultima: 9 });
  expect(janelaDe(14_800, 1000, 148, 140)).toEqual({ primeira: 98, ultima: 109 });
  expect(janelaDe(0, 1000, 250, 3)).toEqual({ primeira: 0, ultima: 2 });
});
