import { SEVERIDADES } from '../clinico/medicamentos/tipos.ts';
import type { AchadoDeSeguranca } from './tipos.ts';

export function comMaiuscula(frase: string): string {
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}

/** One for all comparisons: made anew for each, it costs more than they do. */
const { compare: comoNoDicionario } = new Intl.Collator('pt-BR');

/** Orders drugs as a finding names them. */
export function emOrdem(dcbs: Iterable<string>): readonly string[] {
  return [...new Set(dcbs)].sort(comoNoDicionario);
}

export function peso({ severidade }: Pick<AchadoDeSeguranca, 'severidade'>): number {
  return SEVERIDADES.indexOf(severidade);
}
