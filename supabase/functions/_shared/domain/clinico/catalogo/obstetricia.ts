export const OBSTETRICIA = [] as const;
