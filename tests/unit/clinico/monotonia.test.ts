import type { Campo } from '@domain/clinico/motor/campos.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { MONOTONIA } from './support/monotonia.ts';
import { VETORES } from './todos-os-vetores.ts';

/** A formula that should rise with an input never falls as that input grows. */

const PASSOS = 40;
/** Rounding of the last digit is no fall. */
const FOLGA = 1e-9;

/** Values of a field in growing order, over all that is usual for it. */
function valoresDe(campo: Campo | undefined): number[] {
  if (campo?.tipo === 'ordinal') {
    return campo.opcoes.map(({ valor }) => valor).sort((a, b) => a - b);
  }
  if (campo?.tipo !== 'numero') return [];
  const { minimo, maximo, incomumAbaixo = minimo, incomumAcima = maximo, inteiro } = campo;
  const passo = (incomumAcima - incomumAbaixo) / PASSOS;
  const valores = Array.from({ length: PASSOS + 1 }, (_, n) =>
    Math.min(incomumAbaixo + n * passo, incomumAcima),
  );
  return inteiro ? [...new Set(valores.map(Math.round))] : valores;
}

/** How the output changes from each value of the field to the next, around each vector. */
function mudancas(ferramenta: Ferramenta, campo: string, saida: string): number[] {
  const valores = valoresDe(ferramenta.campos[campo]);
  return (VETORES.get(ferramenta.id) ?? []).flatMap(({ entrada }) => {
    const saidas = valores.map((valor) => {
      const execucao = executar(ferramenta, { ...entrada, [campo]: valor });
      return execucao.ok ? execucao.resposta.resultado[saida] : undefined;
    });
    return saidas.slice(1).flatMap((depois, n) => {
      const antes = saidas[n];
      return typeof antes === 'number' && typeof depois === 'number' ? [depois - antes] : [];
    });
  });
}

const CASOS = Object.entries(MONOTONIA).flatMap(([id, saidas]) =>
  Object.entries(saidas).flatMap(([saida, campos]) =>
    campos
      .split(' ')
      .map((campo) => [id, saida, campo.slice(1), campo.startsWith('+') ? 1 : -1] as const),
  ),
);

describe('an output goes only one way with an input', () => {
  it.each(CASOS)('%s: %s with %s (%i)', (id, saida, campo, sentido) => {
    const ferramenta = ferramentaPorId(id);
    if (!ferramenta) throw new Error(`there is no tool ${id}`);
    const passos = mudancas(ferramenta, campo, saida).map((mudanca) => mudanca * sentido);
    expect(passos.filter((passo) => passo < -FOLGA)).toEqual([]);
    expect(
      passos.some((passo) => passo > FOLGA),
      'it never changed',
    ).toBe(true);
  });
});
