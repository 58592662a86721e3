import type { Verificacao } from './fonte.ts';

/** How much attention a band asks for: chooses icon and words on the screen, never colour alone. */
export type Gravidade = 'normal' | 'atencao' | 'alerta' | 'critico';

/**
 * A band of an output. Bands are written from the lowest to the highest, each with its upper edge:
 * `abaixoDe` excludes it, `ate` includes it; the last has none.
 */
export interface Faixa {
  readonly codigo: string;
  readonly abaixoDe?: number;
  readonly ate?: number;
  readonly rotulo: string;
  /** What the band means, and what is usually done. */
  readonly texto?: string;
  readonly gravidade: Gravidade;
  /** Where the state of this band differs from that of the tool's bands. */
  readonly verificacao?: Verificacao;
}

/** Finds the band of an unrounded number; of a word or a yes/no, the band with that code. */
export function classificar(
  valor: number | string | boolean,
  faixas: readonly Faixa[],
): Faixa | undefined {
  if (typeof valor !== 'number') return faixas.find(({ codigo }) => codigo === String(valor));
  return faixas.find(({ abaixoDe, ate }) => {
    if (abaixoDe !== undefined) return valor < abaixoDe;
    return ate === undefined || valor <= ate;
  });
}
