export const MEDICAMENTO = [] as const;
