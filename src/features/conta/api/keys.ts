/** Query keys of where and how a person signs in, and of who signs. */
export const chavesDasSessoes = {
  minhas: (perfilId: string) => ['sessoes', perfilId] as const,
  segundoFator: (perfilId: string) => ['segundo-fator', perfilId] as const,
  ia: (perfilId: string) => ['autorizacao-de-ia', perfilId] as const,
  cpf: (perfilId: string) => ['meu-cpf', perfilId] as const,
};
