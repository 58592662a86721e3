export const DIGESTIVO = [] as const;
