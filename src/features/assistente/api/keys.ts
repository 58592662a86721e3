/** Conversations are a person's own: keyed by who reads them. */
export const chavesDoAssistente = {
  todas: (perfilId: string) => ['assistente', perfilId] as const,
  conversas: (perfilId: string, procurado: string) =>
    [...chavesDoAssistente.todas(perfilId), 'conversas', procurado] as const,
  conversa: (perfilId: string, id: string) =>
    [...chavesDoAssistente.todas(perfilId), 'conversa', id] as const,
};
