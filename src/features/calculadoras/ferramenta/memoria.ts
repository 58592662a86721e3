import type { Aberta } from './useFerramenta.ts';

/** What stays of each tool while the list, the drawer or the page comes and goes. */
export interface Memoria {
  readonly abertas: Map<string, Aberta>;
  /** The medicines of the tools that work on them, as they were written. */
  medicamentos: readonly string[];
  /** The clearance that was typed. */
  clearance: string;
}

export function novaMemoria(): Memoria {
  return { abertas: new Map(), medicamentos: [], clearance: '' };
}
