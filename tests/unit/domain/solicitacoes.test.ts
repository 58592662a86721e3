import {
  diasAteOPrazo,
  dispensaTexto,
  prazoEmPalavras,
  ROTULO_DA_SOLICITACAO,
  TIPOS_DE_SOLICITACAO,
} from '@domain/area-paciente/solicitacoes.ts';
import { expect, it } from 'vitest';

it.each([
  ['2026-12-06', '2026-11-21', 15],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-20', '2026-11-21', -1],
  ['2028-03-01', '2028-02-28', 2],
])('from %s there are %i days to the term', (prazo, hoje, dias) => {
  expect(diasAteOPrazo(prazo, hoje)).toBe(dias);
});

it.each([
  ['2026-11-24', 'faltam 3 dias'],
  ['2026-11-22', 'falta 1 dia'],
  ['2026-11-21', 'vence hoje'],
  ['2026-11-20', 'atrasado há 1 dia'],
  ['2026-11-11', 'atrasado há 10 dias'],
])('says of a term on %s: %s', (prazo, frase) => {
  expect(prazoEmPalavras(prazo, '2026-11-21')).toBe(frase);
});

it('only a copy needs no words', () => {
  expect(TIPOS_DE_SOLICITACAO.filter(dispensaTexto)).toEqual(['copia']);
});

it('every kind has a label of its own', () => {
  expect(new Set(Object.values(ROTULO_DA_SOLICITACAO)).size).toBe(TIPOS_DE_SOLICITACAO.length);
});
