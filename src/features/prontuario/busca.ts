import * as z from 'zod/mini';
import { contratoDaBusca, dia, procurado, texto } from '@/lib/busca.ts';

/** `minhas`, or the id of an author. */
const AUTOR = /^(minhas|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The timeline: which entries it shows, and which one was just finished. */
export const buscaDoPaciente = contratoDaBusca({
  autor: z.string().check(z.regex(AUTOR)),
  de: dia,
  ate: dia,
  diagnostico: z.literal('sim'),
  texto: procurado,
  destaque: texto,
});
export type BuscaDoPaciente = ReturnType<typeof buscaDoPaciente>;

/** The log of a record: who, when, and whether in an emergency. */
export const buscaDosAcessos = contratoDaBusca({
  quem: texto,
  de: dia,
  ate: dia,
  emergencia: z.literal('sim'),
});

/** A new entry: the id of its draft, and the entry it completes. */
export const buscaDaEvolucao = contratoDaBusca({ rascunho: texto, adendo: texto });
