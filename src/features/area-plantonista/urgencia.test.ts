import { expect, it } from 'vitest';
import { itemPorId } from '@/shared/calculadoras/itens.ts';
import { NA_URGENCIA } from './urgencia.ts';

it.each(NA_URGENCIA)('$id has the name and the page of the catalogue', ({ id, tipo, nome }) => {
  expect({ id, tipo, nome }).toEqual({
    id,
    tipo: itemPorId(id)?.tipo,
    nome: itemPorId(id)?.nome,
  });
});

it('names each tool once', () => {
  expect(new Set(NA_URGENCIA.map(({ id }) => id)).size).toBe(NA_URGENCIA.length);
});
