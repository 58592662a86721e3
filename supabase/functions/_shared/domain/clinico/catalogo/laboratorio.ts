export const LABORATORIO = [] as const;
