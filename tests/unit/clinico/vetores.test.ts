import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { VETORES } from './todos-os-vetores.ts';
import type { Vetor } from './vetor.ts';

const TOLERANCIA = 0.0006;

function confere(calculado: unknown, esperado: unknown): boolean {
  if (typeof esperado === 'number') {
    return typeof calculado === 'number' && Math.abs(calculado - esperado) < TOLERANCIA;
  }
  if (typeof esperado !== 'object' || esperado === null) return calculado === esperado;
  return Object.entries(esperado).every(([parte, valor]) =>
    confere((calculado as Record<string, unknown> | undefined)?.[parte], valor),
  );
}

function titulo({ origem, nota, entrada }: Vetor): string {
  return `${origem}: ${nota ?? JSON.stringify(entrada).slice(0, 120)}`;
}

describe.each([...VETORES])('%s', (id, vetores) => {
  it.each(vetores.map((vetor) => [titulo(vetor), vetor] as const))('%s', (_, vetor) => {
    const ferramenta = ferramentaPorId(id);
    expect(ferramenta, `o registro não tem ${id}`).toBeDefined();
    if (!ferramenta) return;
    const execucao = executar(ferramenta, vetor.entrada);
    if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
    const { resultado, ausencias, classes } = execucao.resposta;
    for (const [saida, esperado] of Object.entries(vetor.resultado)) {
      expect(
        confere(resultado[saida], esperado),
        `${saida}: ${JSON.stringify(resultado[saida])} em vez de ${JSON.stringify(esperado)}`,
      ).toBe(true);
    }
    for (const saida of vetor.ausentes ?? []) {
      expect(resultado).not.toHaveProperty(saida);
      expect(ausencias.map((ausencia) => ausencia.saida)).toContain(saida);
    }
    if (vetor.classes) expect(classes.map(({ codigo }) => codigo)).toEqual(vetor.classes);
  });
});
