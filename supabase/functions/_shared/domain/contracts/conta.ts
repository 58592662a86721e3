import * as z from 'zod/mini';
import { aparelho } from './aparelho.ts';
import { codigoSchema, loginSchema, sessaoSupabaseSchema } from './auth.ts';
import { senhaNova } from './campos.ts';
import { email } from './email.ts';

/** What a link that was sent by e-mail carries. */
const token = z
  .string('Link: abra o que você recebeu por e-mail.')
  .check(z.regex(/^[\w-]{20,200}$/, 'Link: abra o que você recebeu por e-mail.'));

/** `POST /auth/password/forgot` */
export const pedidoDeSenhaSchema = z.strictObject({ email });

/** `POST /auth/password/reset` */
export const novaSenhaSchema = z.strictObject({
  token,
  password: senhaNova,
  codigo: z.optional(codigoSchema),
  aparelho,
});
export type NovaSenha = z.infer<typeof novaSenhaSchema>;

/** By what a signed-in person shows again who they are. */
const provas = {
  atual: loginSchema.shape.password,
  codigo: z.optional(codigoSchema),
  aparelho,
};
export type Provas = { atual: string; codigo?: string | undefined; aparelho?: string | undefined };

/** `PUT /auth/password` */
export const trocaDeSenhaSchema = z.strictObject({ ...provas, password: senhaNova });
export type TrocaDeSenha = z.infer<typeof trocaDeSenhaSchema>;

/** `PUT /auth/email` */
export const trocaDeEmailSchema = z.strictObject({ ...provas, email });
export type TrocaDeEmail = z.infer<typeof trocaDeEmailSchema>;

/** `POST /auth/email/confirm` */
export const confirmacaoDeEmailSchema = z.strictObject({ token });

/** What asks for a link, and what changes a password, answers: that it was taken, nothing more. */
export const respostaDeContaSchema = z.object({ success: z.boolean() });
export type RespostaDeConta = z.infer<typeof respostaDeContaSchema>;

/** What `POST /auth/email/confirm` answers. */
export const respostaDeConfirmacaoSchema = z.object({
  success: z.boolean(),
  /** False while the other of the two addresses is still to confirm. */
  concluida: z.boolean(),
});
export type RespostaDeConfirmacao = z.infer<typeof respostaDeConfirmacaoSchema>;

/** What `GET /auth/second-factor` answers. */
export const respostaDeSegundoFatorSchema = z.object({
  success: z.boolean(),
  /** Whether this installation lets people turn it on. */
  oferecido: z.boolean(),
  /** Since when the account has one; null without. */
  desde: z.nullable(z.string()),
});
export type RespostaDeSegundoFator = z.infer<typeof respostaDeSegundoFatorSchema>;

/** What `POST /auth/second-factor` answers: what an authenticator app is to be told. */
export const respostaDeInscricaoSchema = z.object({
  success: z.boolean(),
  fator: z.uuid(),
  /** In base32, to be typed. */
  segredo: z.string(),
  /** The same as an `otpauth:` address, to be shown as a QR code. */
  endereco: z.string(),
});
export type RespostaDeInscricao = z.infer<typeof respostaDeInscricaoSchema>;

/** `POST /auth/second-factor/confirm`: the first code, and the password. */
export const confirmacaoDeFatorSchema = z.strictObject({
  fator: z.uuid('Segundo fator: comece de novo.'),
  atual: provas.atual,
  codigo: codigoSchema,
  aparelho,
});
export type ConfirmacaoDeFator = z.infer<typeof confirmacaoDeFatorSchema>;

/** What it answers: the session goes on as one of two factors, by these tokens. */
export const respostaDeFatorConfirmadoSchema = z.object({
  success: z.boolean(),
  supabase_session: sessaoSupabaseSchema,
});
export type RespostaDeFatorConfirmado = z.infer<typeof respostaDeFatorConfirmadoSchema>;

/** `POST /auth/second-factor/remove` */
export const retiradaDeFatorSchema = z.strictObject({
  atual: provas.atual,
  codigo: codigoSchema,
  aparelho,
});
export type RetiradaDeFator = z.infer<typeof retiradaDeFatorSchema>;
