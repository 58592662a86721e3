import * as z from 'zod/mini';

/** `POST /digital-signature/timestamp`: the value of a signature, in base64; the document stays where it is. */
export const pedidoDeCarimboSchema = z.strictObject({
  signature: z.string().check(z.minLength(1, 'Envie a assinatura a carimbar.'), z.maxLength(4096)),
});

/** What it answers: the stamp in base64; null where none could be had. */
export const respostaDeCarimboSchema = z.object({ carimbo: z.nullable(z.string()) });
