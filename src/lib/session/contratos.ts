import {
  respostaDeLoginSchema,
  respostaDeUsuarioSchema,
  usuarioSchema,
} from '@domain/contracts/auth.ts';
import { respostaDePermissoesSchema } from '@domain/contracts/perfil.ts';
import * as z from 'zod/mini';

export { respostaDePermissoesSchema, respostaDeUsuarioSchema };

/** Without success, user and token there is no session, whatever the status said. */
export const respostaDeEntradaSchema = z.partial(respostaDeLoginSchema);
export type RespostaDeEntrada = z.infer<typeof respostaDeEntradaSchema>;

export const respostaDeSaidaSchema = z.object({ success: z.boolean() });

/** The person as this device keeps them, with what they may do as far as the server said it. */
export const quemEntrouSchema = z.extend(usuarioSchema, {
  permissoes: z._default(z.nullable(z.readonly(z.array(z.string()))), null),
});
export type QuemEntrou = z.infer<typeof quemEntrouSchema>;
