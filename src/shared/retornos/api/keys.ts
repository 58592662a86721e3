/** Query keys of returns: of the worklist of a clinic, and of one entry. */
export const chavesDeRetornos = {
  todos: (clinicaId: string) => ['retornos', clinicaId] as const,
  contagem: (clinicaId: string, medicoId: string | null) =>
    ['retornos', clinicaId, 'contagem', medicoId] as const,
  faixa: (clinicaId: string, faixa: string, medicoId: string | null) =>
    ['retornos', clinicaId, faixa, medicoId] as const,
  daEvolucao: (prontuarioId: string) => ['retornos-da-evolucao', prontuarioId] as const,
  medicos: (clinicaId: string) => ['retornos', clinicaId, 'medicos'] as const,
};
