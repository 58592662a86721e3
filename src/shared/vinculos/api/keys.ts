/** Query keys of a doctor's links. */
export const chavesDosVinculos = {
  doMedico: (medicoId: string) => ['vinculos', medicoId] as const,
};
