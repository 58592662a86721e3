import { expect, it } from 'vitest';
import { agruparPorMes } from './agrupar.ts';

const FUSO = 'America/Sao_Paulo';
const entrada = (ocorrido_em: string) => ({ ocorrido_em });

it('puts entries under the month that São Paulo’s calendar showed, in their order', () => {
  const meses = agruparPorMes(
    [
      entrada('2026-11-21T12:00:00Z'),
      entrada('2026-11-01T03:00:00Z'),
      entrada('2026-11-01T02:59:00Z'),
      entrada('2025-11-10T12:00:00Z'),
    ],
    FUSO,
  );
  expect(meses.map(({ nome, entradas }) => [nome, entradas.length])).toEqual([
    ['novembro de 2026', 2],
    ['outubro de 2026', 1],
    ['novembro de 2025', 1],
  ]);
});

it('groups nothing where there is nothing', () => {
  expect(agruparPorMes([], FUSO)).toEqual([]);
});
