import { textoDaSaida } from './como-texto.ts';
import type { Ferramenta, Saida } from './ferramenta.ts';

type SaidaNumerica = Extract<Saida, { tipo: 'numero' }>;

/** Finds the number by which a tool is followed through time; undefined when it has none. */
export function saidaSeguida({ saidas }: Ferramenta): [string, SaidaNumerica] | undefined {
  for (const [nome, saida] of Object.entries(saidas)) {
    if (saida.tipo === 'numero') return [nome, saida];
  }
  return undefined;
}

/**
 * Reads the main number of a kept result, also in words; of a result without one, null and a dash.
 */
export function numeroSeguido(
  ferramenta: Ferramenta,
  resultado: Readonly<Record<string, unknown>>,
): { readonly valor: number | null; readonly texto: string } {
  const seguida = saidaSeguida(ferramenta);
  const bruto = seguida && resultado[seguida[0]];
  if (!seguida || typeof bruto !== 'number') return { valor: null, texto: '–' };
  return { valor: bruto, texto: textoDaSaida(seguida[1], bruto) };
}
