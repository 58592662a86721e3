import { indexarRegras } from '@domain/clinico/medicamentos/interacoes.ts';
import type { Regra, Severidade } from '@domain/clinico/medicamentos/tipos.ts';
import { expect, it } from 'vitest';

/** How rules are put by pair: which comes first, and which pairs there are. */

const ORIGEM = { fonte: 'f', verificacao: { estado: 'pendente' } } as const;
const CLASSES = [
  { id: '@AINE', nome: 'AINEs', membros: ['ibuprofeno', 'naproxeno'], ...ORIGEM },
  { id: '@ANTICOAGULANTE', nome: 'Anticoagulantes', membros: ['varfarina'], ...ORIGEM },
];

function regra(n: number, a: string, b: string, severidade: Severidade = 'grave'): Regra {
  return { n, a, b, severidade, mecanismo: 'm', conduta: 'c', ...ORIGEM };
}

/** The rules of each pair, by their numbers. */
function pares(...regras: readonly Regra[]): Record<string, readonly number[]> {
  const { regras: indice } = indexarRegras(CLASSES, regras);
  return Object.fromEntries([...indice].map(([par, doPar]) => [par, doPar.map(({ n }) => n)]));
}

it.each([
  ['the gravest', [regra(1, 'a', 'b', 'leve'), regra(2, 'b', 'a', 'contraindicada')], [2, 1]],
  ['then the earlier', [regra(5, 'a', 'b'), regra(4, 'b', 'a')], [4, 5]],
])('comes first: %s', (_, regras, esperadas) => {
  expect(pares(...regras)).toEqual({ 'a|b': esperadas });
});

it('comes first where it names the drugs, then one of them, then their classes', () => {
  const todas = pares(
    regra(1, '@AINE', '@ANTICOAGULANTE'),
    regra(2, '@AINE', 'varfarina'),
    regra(3, 'ibuprofeno', '@ANTICOAGULANTE'),
    regra(4, 'ibuprofeno', 'varfarina'),
  );
  expect(todas).toEqual({ 'ibuprofeno|varfarina': [4, 2, 3, 1], 'naproxeno|varfarina': [2, 1] });
});

it('is once in a pair, and never of a drug with itself', () => {
  expect(pares(regra(1, '@AINE', '@AINE'))).toEqual({ 'ibuprofeno|naproxeno': [1] });
});
