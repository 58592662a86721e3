import * as z from 'zod/mini';
import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** Follow-up of patients: the conversation that is open, or which part of the worklist is. */
export const buscaDoAcompanhamento = contratoDaBusca({
  aba: z.literal('conversas'),
  // The patient whose conversation is open.
  chat: texto,
  assunto: z.enum(['administrativo', 'clinico']),
  filtro: z.enum(['nao_lidas', 'sem_resposta']),
  ver: z.enum(['depois', 'encerrados']),
  // Whose returns: the id of a doctor, or `todos`.
  medico: texto,
});
