/**
 * What stands for vitest in a bundle: it keeps the tests instead of running them. Every test of the
 * groups is synchronous and needs nothing set up; one that would answers a promise, or asks for what
 * is not here, and is refused.
 */
import { expect } from 'vitest';

/** Runs one test; throws where it fails. */
export type Prova = () => void;

type Corpo = (...linha: never[]) => unknown;

/** Each row of a table, as the arguments of a test; an array is one only where every row is. */
function linhas(tabela: readonly unknown[]): readonly (readonly unknown[])[] {
  return tabela.every(Array.isArray) ? tabela : tabela.map((linha) => [linha]);
}

function chamar(corpo: Corpo, linha: readonly unknown[]): unknown {
  return Reflect.apply(corpo, undefined, linha);
}

/** A vitest for one evaluation of the bundle, and the tests that it was told. */
export function coletor() {
  const provas: Prova[] = [];
  const guardar = (corpo: Corpo, linha: readonly unknown[] = []) => {
    provas.push(() => {
      if (chamar(corpo, linha) instanceof Promise) throw new Error('an asynchronous test');
    });
  };
  const agrupar = (corpo: Corpo, linha: readonly unknown[] = []) => {
    const antes = provas.length;
    chamar(corpo, linha);
    if (provas.length === antes) throw new Error('a suite without a test');
  };
  const it = Object.assign((_: string, corpo: Corpo) => guardar(corpo), {
    each: (tabela: readonly unknown[]) => (_: string, corpo: Corpo) => {
      for (const linha of linhas(tabela)) guardar(corpo, linha);
    },
  });
  const describe = Object.assign((_: string, corpo: Corpo) => agrupar(corpo), {
    each: (tabela: readonly unknown[]) => (_: string, corpo: Corpo) => {
      for (const linha of linhas(tabela)) agrupar(corpo, linha);
    },
  });
  return { describe, it, test: it, expect, provas };
}

export type Vitest = ReturnType<typeof coletor>;
