export const RESPIRATORIO = [] as const;
