import { contratoDaBusca, procurado, texto } from '@/lib/busca.ts';

/** Calculators and scores: which one is open, and what is searched in the list. */
export const buscaDasCalculadoras = contratoDaBusca({ f: texto, q: procurado });
