/** How far what several rows say was verified, said once for all of them. */
import type { EstadoDaVerificacao } from '../clinico/motor/fonte.ts';

const DO_MENOS_AO_MAIS: readonly EstadoDaVerificacao[] = [
  'pendente',
  'parcial',
  'corrigida',
  'conferida',
];

/** The one that was verified least; null of none. */
export function aMenosConferida<V extends { readonly estado: EstadoDaVerificacao }>(
  todas: readonly V[],
): V | null {
  const ordem = ({ estado }: V) => DO_MENOS_AO_MAIS.indexOf(estado);
  return [...todas].sort((a, b) => ordem(a) - ordem(b))[0] ?? null;
}
