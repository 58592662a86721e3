import * as z from 'zod/mini';
import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** Asking for a time: the appointment that is moved instead, if any. */
export const buscaDoPedido = contratoDaBusca({ remarcar: texto });

/** The patient's conversations: of which registration, about what. */
export const buscaDasConversas = contratoDaBusca({
  com: texto,
  assunto: z.enum(['administrativo', 'clinico']),
});
