/** Query keys of what the tools read of a patient; each names the clinic whose data it holds. */
export const chavesDosCalculos = {
  abertura: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'abertura'] as const,
  medidas: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'medidas'] as const,
  /** Under the key of the record's list: what changes there is read again here. */
  emUso: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'medicamentos', 'em-uso'] as const,
  rascunho: (clinicaId: string, pacienteId: string, id: string) =>
    ['calculos', clinicaId, pacienteId, 'rascunho', id] as const,
  doPaciente: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'guardados'] as const,
};
