import * as z from 'zod/mini';
import { aparelho } from './aparelho.ts';
import { loginSchema } from './auth.ts';
import { senhaNova } from './campos.ts';
import { email } from './email.ts';

/** What a link that was sent by e-mail carries. */
const token = z
  .string('Link: abra o que você recebeu por e-mail.')
  .check(z.regex(/^[\w-]{20,200}$/, 'Link: abra o que você recebeu por e-mail.'));

/** `POST /auth/password/forgot` */
export const pedidoDeSenhaSchema = z.strictObject({ email });

/** `POST /auth/password/reset` */
export const novaSenhaSchema = z.strictObject({ token, password: senhaNova, aparelho });
export type NovaSenha = z.infer<typeof novaSenhaSchema>;

const senhaAtual = loginSchema.shape.password;

/** `PUT /auth/password` */
export const trocaDeSenhaSchema = z.strictObject({
  atual: senhaAtual,
  password: senhaNova,
  aparelho,
});
export type TrocaDeSenha = z.infer<typeof trocaDeSenhaSchema>;

/** `PUT /auth/email` */
export const trocaDeEmailSchema = z.strictObject({ email, atual: senhaAtual, aparelho });
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
