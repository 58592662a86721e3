/** Where the keyboard stops in a column: each appointment, and each free slot between them. Pure. */
import type { Posto } from './colunas.ts';

/** Minutes between two lines of the grid: what arrows, clicks and drags snap to. */
export const PASSO = 15;

export interface Parada {
  minuto: number;
  /** The appointment that begins here; null for a free slot. */
  id: string | null;
}

/** Every stop of a column between two minutes, in order; overlapping appointments one by one. */
export function paradasDa(
  postos: readonly Posto[],
  { de, ate }: { de: number; ate: number },
): Parada[] {
  const paradas: Parada[] = postos.map((posto) => ({
    minuto: posto.de,
    id: posto.agendamento.id,
  }));
  for (let minuto = de; minuto < ate; minuto += PASSO) {
    if (!postos.some((posto) => posto.de <= minuto && minuto < posto.ate)) {
      paradas.push({ minuto, id: null });
    }
  }
  // Stable: appointments that begin together keep the order of their lanes.
  return paradas.sort((a, b) => a.minuto - b.minuto);
}

/** The stop so many away from another, no further than the ends. */
export function andar(paradas: readonly Parada[], atual: Parada, passos: number): Parada {
  const posicao = paradas.findIndex(({ minuto, id }) => minuto === atual.minuto && id === atual.id);
  const alvo = Math.min(Math.max(posicao + passos, 0), paradas.length - 1);
  return paradas[alvo] ?? atual;
}

/** The last stop that is not after a minute: where one lands coming from another column. */
export function paradaEm(paradas: readonly Parada[], minuto: number): Parada | undefined {
  return paradas.findLast((parada) => parada.minuto <= minuto) ?? paradas[0];
}

/** The nearest line of the grid. */
export function encaixarNaGrade(minuto: number): number {
  return Math.round(minuto / PASSO) * PASSO;
}
