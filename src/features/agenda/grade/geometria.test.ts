import { expect, it } from 'vitest';
import {
  cobre,
  type Janela,
  janelaEmVista,
  larguraDaColuna,
  linhasDoCartao,
  proximaJanela,
  type Rumo,
} from './geometria.ts';

it('shares the width, and never gets too narrow to read', () => {
  expect(larguraDaColuna(1056, 4)).toBe(250);
  expect(larguraDaColuna(1056, 140)).toBe(148);
});

it('leaves room for the names of three who overlap, and for no more', () => {
  expect(larguraDaColuna(1056, 140, 2)).toBe(192);
  expect(larguraDaColuna(1056, 140, 3)).toBe(288);
  expect(larguraDaColuna(1056, 140, 9)).toBe(288);
  expect(larguraDaColuna(1056, 2, 3)).toBe(500);
});

it.each([
  [5, 1],
  [19, 1],
  [20, 2],
  [25, 2],
  [30, 3],
  [120, 3],
])('gives the card of %i minutes the lines that fit whole: %i', (minutos, linhas) => {
  expect(linhasDoCartao(minutos)).toBe(linhas);
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
function ate(prontas: Janela, emVista: Janela, rumo: Rumo = 1): Janela[] {
  const nova = proximaJanela(prontas, emVista, QUANTAS, rumo);
  return nova === prontas ? [] : [nova, ...ate(nova, emVista, rumo)];
}

const colunas = ({ primeira, ultima }: Janela) => ultima - primeira + 1;

it.each([
  [1, { primeira: 56, ultima: 56 }, { primeira: 47, ultima: 63 }],
  [-1, { primeira: 50, ultima: 50 }, { primeira: 43, ultima: 59 }],
] as const)('draws one column at a time, in sight first, towards %i', (rumo, primeira, ultima) => {
  const emVista = { primeira: 50, ultima: 56 };
  const janelas = ate(NADA, emVista, rumo);
  expect(janelas[0]).toEqual(primeira);
  expect(janelas[6]).toEqual(emVista);
  expect(janelas.map((janela) => cobre(janela, emVista))).toEqual(
    janelas.map((_, vez) => vez >= 6),
  );
  expect(janelas.at(-1)).toEqual(ultima);
  expect(janelas.map(colunas)).toEqual(janelas.map((_, vez) => vez + 1));
});

it('goes on from what is drawn, on either side, and lets go of what is far', () => {
  const prontas = { primeira: 47, ultima: 63 };
  const direita = ate(prontas, { primeira: 53, ultima: 59 });
  expect(direita[0]).toEqual({ primeira: 49, ultima: 64 });
  expect(direita.at(-1)).toEqual({ primeira: 49, ultima: 66 });
  const esquerda = ate(prontas, { primeira: 49, ultima: 55 }, -1);
  expect(esquerda[0]).toEqual({ primeira: 46, ultima: 59 });
  expect(esquerda.at(-1)).toEqual({ primeira: 42, ultima: 59 });
});

it('begins anew where the scroll jumped to', () => {
  const prontas = { primeira: 0, ultima: 10 };
  const emVista = { primeira: 90, ultima: 96 };
  expect(proximaJanela(prontas, emVista, QUANTAS, 1)).toEqual({ primeira: 96, ultima: 96 });
});

it('never leaves the columns there are', () => {
  expect(ate(NADA, { primeira: 0, ultima: 6 }).at(-1)).toEqual({ primeira: 0, ultima: 13 });
  expect(ate(NADA, { primeira: 133, ultima: 139 }).at(-1)).toEqual({ primeira: 130, ultima: 139 });
});
