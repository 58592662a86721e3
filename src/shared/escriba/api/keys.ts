/** Consent is of a visit, read by the doctor who asked for it. */
export const chavesDoEscriba = {
  consentimento: (visitaId: string) => ['escriba', visitaId, 'consentimento'] as const,
};
