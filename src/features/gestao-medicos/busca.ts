import * as z from 'zod/mini';
import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** Management of doctors: which tab, what is searched in it, and whom an invitation is for. */
export const buscaDaGestao = contratoDaBusca({
  aba: z.enum(['medicos', 'vincular', 'convites', 'equipe', 'historico']),
  nome: texto,
  situacao: z.literal('inativos'),
  para: z.enum(['staff', 'plantonista']),
});
