import * as z from 'zod/mini';
import { contratoDaBusca } from '@/lib/busca.ts';
import { DIAS_DE_PENDENCIAS } from '@/shared/assinatura/api/pendentes.ts';

/** Documents to sign: how many days back. */
export const buscaDosPendentes = contratoDaBusca({
  dias: z.pipe(z.coerce.number(), z.literal(DIAS_DE_PENDENCIAS)),
});
