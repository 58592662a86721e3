import type { Entrada } from './contrato.ts';

/** What each colour is called, and the target in minutes to the first medical assessment. */
const PRIORIDADES = {
  vermelho: { priority: 'emergencia', target_min: 0 },
  laranja: { priority: 'muito_urgente', target_min: 10 },
  amarelo: { priority: 'urgente', target_min: 60 },
  verde: { priority: 'pouco_urgente', target_min: 120 },
  azul: { priority: 'nao_urgente', target_min: 240 },
} as const;

/** Records the colour that the trained nurse gave; it does not triage. */
export function calcular({ color }: Entrada) {
  return PRIORIDADES[color];
}
