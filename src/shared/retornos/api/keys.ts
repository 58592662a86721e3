/** Query keys of the worklist; each names the clinic whose data it holds. */
export const chavesDeRetornos = {
  todos: (clinicaId: string) => ['retornos', clinicaId] as const,
  contagem: (clinicaId: string, medicoId: string | null) =>
    ['retornos', clinicaId, 'contagem', medicoId] as const,
  faixa: (clinicaId: string, faixa: string, medicoId: string | null) =>
    ['retornos', clinicaId, faixa, medicoId] as const,
  medicos: (clinicaId: string) => ['retornos', clinicaId, 'medicos'] as const,
};
