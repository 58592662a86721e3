import type { Respostas } from '../formulario/respostas.ts';
import type { Procedencia } from '../paciente/procedencia.ts';

/** An open tool as the person left it. */
export interface Aberta {
  readonly respostas: Respostas;
  /** Where each value that nobody typed came from. */
  readonly procedencias: Readonly<Record<string, Procedencia>>;
  /** Fields that were left once, or changed: of these it may be said what is wrong. */
  readonly visitados: readonly string[];
  /** Fields the person has changed: the record fills them in no more. */
  readonly mudados: readonly string[];
}

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
