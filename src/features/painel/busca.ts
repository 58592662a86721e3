import * as z from 'zod/mini';
import { contratoDaBusca } from '@/lib/busca.ts';

/** The dashboard: which figure's rows are open over it. */
export const buscaDoPainel = contratoDaBusca({
  linhas: z.enum(['esperando', 'rascunhos', 'faltas', 'novos']),
});
export type BuscaDoPainel = ReturnType<typeof buscaDoPainel>;
