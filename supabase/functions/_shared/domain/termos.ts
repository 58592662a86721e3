/** Documents a person accepts at the first access and again whenever a version changes. */
export const VERSAO_DOS_TERMOS = { termos: '2026-11', privacidade: '2026-11' } as const;
export type DocumentoDeAceite = keyof typeof VERSAO_DOS_TERMOS;
