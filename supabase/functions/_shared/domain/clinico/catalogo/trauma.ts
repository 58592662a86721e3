export const TRAUMA = [] as const;
