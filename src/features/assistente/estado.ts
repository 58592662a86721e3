/** How far a row of a table was verified, as a doctor is told. */
export const ESTADO_DA_TABELA = {
  conferida: 'conferida',
  corrigida: 'conferida',
  parcial: 'conferência parcial',
  pendente: 'conferência pendente',
} as const;
