import { respostaDeLoginSchema, respostaDeUsuarioSchema } from '@domain/contracts/auth.ts';
import * as z from 'zod/mini';

export { respostaDeUsuarioSchema };

/** Without success, user and token there is no session, whatever the status said. */
export const respostaDeEntradaSchema = z.partial(respostaDeLoginSchema);
export type RespostaDeEntrada = z.infer<typeof respostaDeEntradaSchema>;

export const respostaDeSaidaSchema = z.object({ success: z.boolean() });

/** The person as this device keeps them. */
export const usuarioGuardadoSchema = respostaDeUsuarioSchema.shape.user;
