import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** Writing for a patient: the entry during which it is done, and the composition that is renewed. */
export const buscaDePrescrever = contratoDaBusca({ evolucao: texto, renovar: texto });
