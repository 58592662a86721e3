/** Keys of the bell's data: it belongs to the person, whatever the clinic. */
export const chavesDeNotificacoes = {
  naoLidas: (usuarioId: string) => ['notificacoes', usuarioId, 'nao-lidas'] as const,
};
