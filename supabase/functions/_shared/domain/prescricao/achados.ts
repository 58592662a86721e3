import type { ItemDePrescricao } from '../contracts/prescricao.ts';
import type { AchadoDeSeguranca } from '../seguranca/tipos.ts';

/** The items that a finding is about, by name; what is in use is none of them. */
export function nomesDosItens(
  { itens }: AchadoDeSeguranca,
  todos: readonly ItemDePrescricao[],
): string[] {
  return itens.flatMap((campo) => todos[lugar(campo)]?.nome ?? []);
}

/** The place of `medications.2`; of what is in use, none. */
export function lugar(campo: string): number {
  return campo.startsWith('medications.') ? Number(campo.slice('medications.'.length)) : -1;
}
