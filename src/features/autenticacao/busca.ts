import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import * as z from 'zod/mini';
import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** The sign-in: where to go afterwards. */
export const buscaDoLogin = contratoDaBusca({ voltar: texto });

/** The sign-up: an invitation and the type of account. */
export const buscaDoRegistro = contratoDaBusca({ convite: texto, tipo: z.enum(TIPOS_DE_USUARIO) });
