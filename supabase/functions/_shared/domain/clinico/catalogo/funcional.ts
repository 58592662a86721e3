export const FUNCIONAL = [] as const;
