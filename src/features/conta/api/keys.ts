/** Query keys of where a person is signed in. */
export const chavesDasSessoes = {
  minhas: (perfilId: string) => ['sessoes', perfilId] as const,
};
