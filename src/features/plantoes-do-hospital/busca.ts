import { contratoDaBusca, dia, texto } from '@/lib/busca.ts';

/** Shifts of a hospital: the day on which a new one is published, and which session is open. */
export const buscaDosPlantoesDoHospital = contratoDaBusca({ novo: dia, sessao: texto });
