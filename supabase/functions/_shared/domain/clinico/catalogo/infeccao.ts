export const INFECCAO = [] as const;
