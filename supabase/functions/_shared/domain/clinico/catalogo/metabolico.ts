export const METABOLICO = [] as const;
