export const ENFERMAGEM = [] as const;
