export const NEUROLOGIA = [] as const;
