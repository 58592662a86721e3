import type { Procuravel } from '@domain/clinico/busca.ts';
import { ESPECIAIS } from '@domain/clinico/medicamentos/ferramentas.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';

/** What a list shows of a tool. */
export type Item = Procuravel & { readonly tipo: 'calculadora' | 'escore' };

/** Every tool there is; with them comes the weight of the whole catalogue. */
export const ITENS: readonly Item[] = [...FERRAMENTAS, ...ESPECIAIS];

const POR_ID: ReadonlyMap<string, Item> = new Map(ITENS.map((item) => [item.id, item]));

/** The item with an id; undefined for one that does not exist any more. */
export function itemPorId(id: string): Item | undefined {
  return POR_ID.get(id);
}
