/** Query keys of where a person is signed in, and of who signs. */
export const chavesDasSessoes = {
  minhas: (perfilId: string) => ['sessoes', perfilId] as const,
  cpf: (perfilId: string) => ['meu-cpf', perfilId] as const,
};
