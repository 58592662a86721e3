/** Keys of the bell's data: it belongs to the person, whatever the clinic. */
export const chavesDeNotificacoes = {
  tudo: (usuarioId: string) => ['notificacoes', usuarioId] as const,
  naoLidas: (usuarioId: string) => ['notificacoes', usuarioId, 'nao-lidas'] as const,
  espera: (usuarioId: string) => ['notificacoes', usuarioId, 'espera'] as const,
};
