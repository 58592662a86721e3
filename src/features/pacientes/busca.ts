import * as z from 'zod/mini';
import { contratoDaBusca, procurado, texto } from '@/lib/busca.ts';

/** The list of patients: what is searched, and whether inactive registrations show too. */
export const buscaDaLista = contratoDaBusca({ busca: procurado, situacao: z.literal('todos') });

/** A new registration: the name that was searched and not found, or whom of the CRM it is of. */
export const buscaDoNovoPaciente = contratoDaBusca({ nome: texto, oportunidade: texto });
