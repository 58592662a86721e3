import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** Writing for a patient: the entry during which it is done. */
export const buscaDePrescrever = contratoDaBusca({ evolucao: texto });
