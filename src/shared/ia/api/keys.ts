/** Who is asked of what is said, told to an account for each of its clinics. */
export const chavesDaIa = {
  provedores: (perfilId: string) => ['ia', perfilId, 'provedor'] as const,
  provedor: (perfilId: string, clinicaId: string | null) =>
    [...chavesDaIa.provedores(perfilId), clinicaId] as const,
};
