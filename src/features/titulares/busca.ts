import * as z from 'zod/mini';
import { contratoDaBusca } from '@/lib/busca.ts';

/** Requests of patients: those open, or those ended. */
export const buscaDosPedidos = contratoDaBusca({ mostrar: z.literal('encerradas') });
