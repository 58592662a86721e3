/** Query keys of who waits for a doctor. */
export const chavesDaFila = {
  proximo: (clinicaId: string, medicoId: string) =>
    ['fila-do-medico', clinicaId, medicoId] as const,
};
