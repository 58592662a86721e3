import type { Entrada } from './contrato.ts';

const CLASSES = ['I', 'II', 'III', 'IV'] as const;

/** The class in Roman numerals. */
export function calcular({ mallampati }: Entrada) {
  return { class: CLASSES[mallampati - 1] };
}
