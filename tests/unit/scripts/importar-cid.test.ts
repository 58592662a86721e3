import { expect, it } from 'vitest';
import { lerTabelaOficial } from '../../../scripts/importar-cid/ler.ts';

const latin1 = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

/** A few lines in the layout of the official table, with wording of our own. */
const AMOSTRA = latin1(
  [
    'SUBCAT;CLASSIF;RESTRSEXO;CAUSAOBITO;DESCRICAO;DESCRABREV;REFER;EXCLUIDOS;',
    'A000;;;;Cólera por um  biotipo;A00.0 Colera;;;',
    'I10;;;;Hipertensão essencial;I10 Hipertensao;;;',
    'E119;;;;"Diabetes; sem complicação ""leve""";E11.9 Diabetes;;;',
    '',
  ].join('\r\n'),
);

it('reads the official layout, in Latin-1, with the dot in its place', () => {
  expect(lerTabelaOficial(AMOSTRA)).toEqual({
    linhas: [
      ['A00.0', 'Cólera por um biotipo'],
      ['I10', 'Hipertensão essencial'],
      ['E11.9', 'Diabetes; sem complicação "leve"'],
    ],
    erros: [],
  });
});

it('reads the table of categories too', () => {
  const tabela = latin1('CAT;CLASSIF;DESCRICAO;DESCRABREV\nA00;;Cólera;A00\n');
  expect(lerTabelaOficial(tabela).linhas).toEqual([['A00', 'Cólera']]);
});

it('reports what it cannot read by its line, and guesses nothing', () => {
  const tabela = latin1('SUBCAT;DESCRICAO\nI10;Hipertensão\n99X;Nada\nI11;\nI10;De novo\n');
  expect(lerTabelaOficial(tabela)).toEqual({
    linhas: [['I10', 'Hipertensão']],
    erros: ['linha 3: 99X;Nada', 'linha 4: I11;', 'linha 5: I10 repetido'],
  });
});

it.each(['', 'CODIGO,NOME\nI10,Hipertensão', '\u0000\u0001'])(
  'refuses another file: %j',
  (texto) => {
    expect(lerTabelaOficial(latin1(texto))).toMatchObject({ linhas: [] });
    expect(lerTabelaOficial(latin1(texto)).erros).toHaveLength(1);
  },
);
