import { describe, expect, it } from 'vitest';
import { divergencias } from './support/conferir.ts';
import { VETORES } from './todos-os-vetores.ts';
import type { Vetor } from './vetor.ts';

function titulo({ origem, nota, entrada }: Vetor): string {
  return `${origem}: ${nota ?? JSON.stringify(entrada).slice(0, 120)}`;
}

describe.each([...VETORES])('%s', (id, vetores) => {
  it.each(vetores.map((vetor) => [titulo(vetor), vetor] as const))('%s', (_, vetor) => {
    expect(divergencias(id, vetor)).toEqual([]);
  });
});
