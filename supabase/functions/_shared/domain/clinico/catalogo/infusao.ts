export const INFUSAO = [] as const;
