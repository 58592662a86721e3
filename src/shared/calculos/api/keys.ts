/** Query keys of the results kept in a record; each names the clinic whose data it holds. */
export const chavesDosCalculos = {
  doPaciente: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId] as const,
  completos: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'completos'] as const,
  porExtenso: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'por-extenso'] as const,
};
