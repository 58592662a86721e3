import type { Procuravel } from '@domain/clinico/busca.ts';

/** Tools that work on a list of medicines, and so have a screen of their own in the same catalogue. */
export const ESPECIAIS = [] as const satisfies readonly (Procuravel & { tipo: 'calculadora' })[];
