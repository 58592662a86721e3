import * as z from 'zod/mini';
import { TIPOS_DE_USUARIO } from '../permissoes.ts';
import { limite, pagina, simOuNao, termo } from './consulta.ts';
import { perfilSchema } from './perfil.ts';

/** `GET /users/list`: the profiles that the caller may see. */
export const consultaDeUsuariosSchema = z.strictObject({
  tipo: z.optional(z.enum(TIPOS_DE_USUARIO, 'Tipo: use um dos tipos de usuário.')),
  ativo: simOuNao,
  nome: termo('Nome'),
  limite,
  pagina,
});

/** What one person may see of another: no plan and no permissions. */
export const usuarioListadoSchema = z.pick(perfilSchema, {
  id: true,
  nome: true,
  email: true,
  tipo: true,
  especialidade: true,
  crm: true,
  crm_uf: true,
  clinica_id: true,
  ativo: true,
});

export const respostaDeUsuariosSchema = z.object({
  users: z.array(usuarioListadoSchema),
  pagina: z.number(),
  tem_mais: z.boolean(),
});
