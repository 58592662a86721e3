/** Consent is of a visit, read by the doctor who asked for it; who is asked of what is said, of a clinic. */
export const chavesDoEscriba = {
  provedores: (perfilId: string) => ['escriba', perfilId, 'provedor'] as const,
  provedor: (perfilId: string, clinicaId: string | null) =>
    [...chavesDoEscriba.provedores(perfilId), clinicaId] as const,
  consentimento: (visitaId: string) => ['escriba', visitaId, 'consentimento'] as const,
};
