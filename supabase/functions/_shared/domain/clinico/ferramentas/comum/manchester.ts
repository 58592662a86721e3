/**
 * What each colour is called, and the target in minutes to the first medical assessment. Apart from the
 * tool, whose engine the board of a shift does without.
 */
export const PRIORIDADES = {
  vermelho: { priority: 'emergencia', target_min: 0 },
  laranja: { priority: 'muito_urgente', target_min: 10 },
  amarelo: { priority: 'urgente', target_min: 60 },
  verde: { priority: 'pouco_urgente', target_min: 120 },
  azul: { priority: 'nao_urgente', target_min: 240 },
} as const;
