import { expect, it } from 'vitest';
import { type Janela, janelaEmVista, larguraDaColuna, proximaJanela } from './geometria.ts';

it('shares the width, and never gets too narrow to read', () => {
  expect(larguraDaColuna(1056, 4)).toBe(250);
  expect(larguraDaColuna(1056, 140)).toBe(148);
});

it('sees the columns that show beside the hours, also in part', () => {
  expect(janelaEmVista(0, 1000, 148, 140)).toEqual({ primeira: 0, ultima: 6 });
  expect(janelaEmVista(14_801, 1000, 148, 140)).toEqual({ primeira: 100, ultima: 106 });
  expect(janelaEmVista(0, 1000, 236, 4)).toEqual({ primeira: 0, ultima: 3 });
  expect(janelaEmVista(19_800, 1000, 148, 140)).toEqual({ primeira: 133, ultima: 139 });
});

const QUANTAS = 140;
const NADA: Janela = { primeira: 0, ultima: -1 };

/** The windows one after another, until nothing is left to draw. */
function ate(prontas: Janela, emVista: Janela): Janela[] {
  const nova = proximaJanela(prontas, emVista, QUANTAS);
  return nova === prontas ? [] : [nova, ...ate(nova, emVista)];
}

const colunas = ({ primeira, ultima }: Janela) => ultima - primeira + 1;

it('draws one column at a time: those in sight first, then those that come beside them', () => {
  const emVista = { primeira: 50, ultima: 56 };
  const janelas = ate(NADA, emVista);
  expect(janelas.slice(0, 7).map(colunas)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(janelas[6]).toEqual(emVista);
  expect(janelas.at(-1)).toEqual({ primeira: 46, ultima: 60 });
  expect(janelas.map(colunas)).toEqual(janelas.map((_, vez) => vez + 1));
});

it('goes on from what is drawn, on either side, and lets go of what is far', () => {
  const prontas = { primeira: 46, ultima: 60 };
  const direita = ate(prontas, { primeira: 53, ultima: 59 });
  expect(direita[0]).toEqual({ primeira: 48, ultima: 61 });
  expect(direita.at(-1)).toEqual({ primeira: 48, ultima: 63 });
  const esquerda = ate(prontas, { primeira: 44, ultima: 50 });
  expect(esquerda[0]).toEqual({ primeira: 45, ultima: 55 });
  expect(esquerda.at(-1)).toEqual({ primeira: 40, ultima: 55 });
});

it('begins anew where the scroll jumped to', () => {
  const prontas = { primeira: 0, ultima: 10 };
  expect(proximaJanela(prontas, { primeira: 90, ultima: 96 }, QUANTAS)).toEqual({
    primeira: 90,
    ultima: 90,
  });
});

it('never leaves the columns there are', () => {
  expect(ate(NADA, { primeira: 0, ultima: 6 }).at(-1)).toEqual({ primeira: 0, ultima: 10 });
  expect(ate(NADA, { primeira: 133, ultima: 139 }).at(-1)).toEqual({ primeira: 129, ultima: 139 });
});
