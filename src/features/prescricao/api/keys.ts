/** Query keys of prescribing; each names the clinic whose data it holds. */
export const chavesDaPrescricao = {
  contexto: (clinicaId: string, pacienteId: string) =>
    ['prescricao', clinicaId, pacienteId, 'contexto'] as const,
  composicao: (clinicaId: string, pacienteId: string) =>
    ['prescricao', clinicaId, pacienteId, 'composicao'] as const,
  catalogo: (termo: string) => ['catalogo-de-medicamentos', termo] as const,
  modelos: (medicoId: string) => ['modelos-de-prescricao', medicoId] as const,
  sncr: () => ['sncr'] as const,
};
