import type { Entrada } from './contrato.ts';

const CLASSES = ['I', 'II', 'III', 'IV'] as const;

/** The class in Roman numerals. */
export function calcular({ killip }: Entrada) {
  return { class: CLASSES[killip - 1] };
}
