/** Query keys of the results kept in a record; each names the clinic whose data it holds. */
export const chavesDosCalculos = {
  saoDoPaciente: ([contexto, , paciente]: readonly unknown[], pacienteId: string) =>
    contexto === 'calculos' && paciente === pacienteId,
  completos: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'completos'] as const,
  porExtenso: (clinicaId: string, pacienteId: string) =>
    ['calculos', clinicaId, pacienteId, 'por-extenso'] as const,
};
