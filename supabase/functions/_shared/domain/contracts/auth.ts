import * as z from 'zod/mini';
import { semCaractereInvalido } from '../texto.ts';
import { aparelho } from './aparelho.ts';
import { email } from './email.ts';
import { perfilSchema } from './perfil.ts';

/** What an authenticator app shows: of an account with a second factor, beside the password. */
export const codigoSchema = z
  .string('Código: digite os seis números do aplicativo.')
  .check(z.regex(/^\d{6}$/, 'Código: digite os seis números do aplicativo.'));

/** `POST /auth/login`. The password is not judged here: a wrong one is a 401, never a hint. */
export const loginSchema = z.strictObject({
  email,
  password: z
    .string('Senha: informe sua senha.')
    .check(
      z.minLength(1, 'Senha: informe sua senha.'),
      z.maxLength(200, 'Senha: longa demais.'),
      z.refine(semCaractereInvalido, 'Senha: remova os caracteres inválidos.'),
    ),
  codigo: z.optional(codigoSchema),
  aparelho,
});
export type Login = z.infer<typeof loginSchema>;

/** The hosted-database session that travels beside the backend session (specification §3). */
export const sessaoSupabaseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
  user: z.object({ id: z.uuid(), email: z.string() }),
});
export type SessaoSupabase = z.infer<typeof sessaoSupabaseSchema>;

export const usuarioSchema = z.object({ id: z.uuid(), email: z.string(), profile: perfilSchema });
export type Usuario = z.infer<typeof usuarioSchema>;

/** What login and register answer. */
export const respostaDeLoginSchema = z.object({
  success: z.boolean(),
  user: usuarioSchema,
  token: z.string(),
  supabase_session: sessaoSupabaseSchema,
});
export type RespostaDeLogin = z.infer<typeof respostaDeLoginSchema>;

/** What `POST /auth/logout` answers. */
export const respostaDeSaidaSchema = z.object({ success: z.boolean() });
export type RespostaDeSaida = z.infer<typeof respostaDeSaidaSchema>;

/** What `GET /auth/me` and `PUT /auth/profile` answer. */
export const respostaDeUsuarioSchema = z.object({ success: z.boolean(), user: usuarioSchema });
export type RespostaDeUsuario = z.infer<typeof respostaDeUsuarioSchema>;
