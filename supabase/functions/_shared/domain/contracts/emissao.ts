import * as z from 'zod/mini';

/** `POST /digital-signature/paper`: emits own prepared documents, to be printed and signed by hand. */
export const pedidoDePapelSchema = z.strictObject({
  documentIds: z
    .array(z.uuid({ error: 'Informe quais documentos são emitidos.' }))
    .check(
      z.minLength(1, 'Informe quais documentos são emitidos.'),
      z.maxLength(20, 'Emita até 20 documentos por vez.'),
    ),
});

/** What it answers: all of them; where one cannot be emitted, none is. */
export const respostaDePapelSchema = z.object({ documentIds: z.array(z.uuid()) });
