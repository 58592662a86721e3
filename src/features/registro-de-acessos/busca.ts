import { TIPOS_DE_ACESSO } from '@domain/acessos/acoes.ts';
import * as z from 'zod/mini';
import { contratoDaBusca, dia, texto } from '@/lib/busca.ts';

/** The log of an institution: which kind of access, by whom, to whose record, and when. */
export const buscaDoRegistroDeAcessos = contratoDaBusca({
  tipo: z.enum(TIPOS_DE_ACESSO),
  quem: texto,
  paciente: texto,
  de: dia,
  ate: dia,
});
