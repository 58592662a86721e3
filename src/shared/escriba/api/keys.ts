/** Consent is of a visit, read by the doctor who asked for it; who is asked of what is said, of a clinic. */
export const chavesDoEscriba = {
  provedor: (perfilId: string, clinicaId: string | null) =>
    ['escriba', perfilId, 'provedor', clinicaId] as const,
  consentimento: (visitaId: string) => ['escriba', visitaId, 'consentimento'] as const,
};
