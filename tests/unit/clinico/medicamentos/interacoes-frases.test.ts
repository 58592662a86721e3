import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { expect, it } from 'vitest';

/** What a person reads where there is nothing to tell, and of what is taken twice. */

const conferir = (...itens: string[]) => verificarInteracoes(BASE, itens);

it.each([
  [
    ['dipirona', 'xyzol'],
    'Informe ao menos dois medicamentos que a base reconheça para verificar interações.',
  ],
  [['dipirona', 'loratadina'], 'Nenhuma interação conhecida na base.'],
])('of %j: %s', (itens, aviso) => {
  expect(conferir(...itens)).toMatchObject({ interacoes: [], aviso });
});

it.each([
  [
    ['dipirona', 'Novalgina'],
    'grave',
    'A mesma substância em mais de um item: suspender um deles e conferir a dose total diária.',
  ],
  [
    ['budesonida nasal', 'budesonida inalatória'],
    'leve',
    'A mesma substância por vias diferentes: pode ser intencional; conferir a indicação de cada uma.',
  ],
])('of %j, which are the same: %s', (itens, severidade, conduta) => {
  expect(conferir(...itens).duplicidades).toMatchObject([{ itens, severidade, conduta }]);
});
