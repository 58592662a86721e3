/** Query keys of what a person keeps about the own account. */
export const chavesDaConta = {
  documentos: (perfilId: string) => ['conta', perfilId, 'documentos'] as const,
  aceites: (perfilId: string) => ['conta', perfilId, 'aceites'] as const,
  pendentes: (perfilId: string) => ['termos', perfilId] as const,
};
