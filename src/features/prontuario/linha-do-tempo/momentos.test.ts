import { expect, it } from 'vitest';
import { type DocumentoNaLinha, dizTexto } from '../api/documentos.ts';
import type { EntradaComAdendos } from '../api/linhas.ts';
import { emOrdem } from './momentos.ts';

const entrada = (id: string, ocorrido_em: string) => ({ id, ocorrido_em }) as EntradaComAdendos;
const documento = (id: string, emitida_em: string) => ({ id, emitida_em }) as DocumentoNaLinha;

it('puts what was emitted between the entries, newest first, whatever zone each instant names', () => {
  const momentos = emOrdem(
    [entrada('e2', '2026-11-21T12:00:00+00:00'), entrada('e1', '2026-11-01T09:00:00+00:00')],
    [
      documento('d3', '2026-11-21T09:30:00-03:00'),
      documento('d2', '2026-11-21T12:00:00+00:00'),
      documento('d1', '2026-10-01T12:00:00+00:00'),
    ],
  );
  expect(momentos.map(({ id }) => id)).toEqual(['d3', 'd2', 'e2', 'e1', 'd1']);
  expect(momentos.map(({ entrada, documento }) => [entrada?.id, documento?.id])).toEqual([
    [undefined, 'd3'],
    [undefined, 'd2'],
    ['e2', undefined],
    ['e1', undefined],
    [undefined, 'd1'],
  ]);
  expect(emOrdem([], [])).toEqual([]);
});

it('finds a document by what it prescribes, without case and accents', () => {
  const receita = {
    conteudo: { itens: [{ nome: 'Dipirona 500 mg', posologia: 'Se dor ou febre, à noite' }] },
  };
  expect(dizTexto(receita, ' DIPIRONA ')).toBe(true);
  expect(dizTexto(receita, 'a noite')).toBe(true);
  expect(dizTexto(receita, 'losartana')).toBe(false);
  expect(dizTexto({ conteudo: {} }, 'dipirona')).toBe(false);
});
