/** Query keys of the tie between a doctor's two accounts; each names whose it is. */
export const chavesDaAgendaLigada = {
  tudo: (perfilId: string) => ['agenda-ligada', perfilId] as const,
  ligacao: (perfilId: string) => ['agenda-ligada', perfilId, 'ligacao'] as const,
  naClinica: (perfilId: string, de: string, ate: string) =>
    ['agenda-ligada', perfilId, 'na-clinica', de, ate] as const,
};
