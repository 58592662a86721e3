import * as z from 'zod/mini';

/** A cloud that keeps certificates (PSC), as far as this installation may ask it. */
const provedorSchema = z.object({
  id: z.string(),
  nome: z.string(),
  /** Whether it is the simulator: what it signs has no legal force. */
  simulado: z.boolean(),
});

/** What a provider granted, in the session that asked. */
export const autorizacaoSchema = z.object({
  id: z.uuid(),
  /** The provider's name. */
  provedor: z.string(),
  /** Until when it signs without asking again. */
  ate: z.string(),
});
export type AutorizacaoEmNuvem = z.infer<typeof autorizacaoSchema>;

/** What `GET /digital-signature/cloud` answers: whom one may ask, and what is authorised in this session. */
export const respostaDeNuvensSchema = z.object({
  provedores: z.array(provedorSchema),
  autorizacao: z.nullable(autorizacaoSchema),
  /** Whether there is a timestamp authority, by which signatures reach AD-RT. */
  carimbo: z.boolean(),
});
export type RespostaDeNuvens = z.infer<typeof respostaDeNuvensSchema>;

/** `POST /digital-signature/cloud`: asks to sign so many documents. */
export const pedidoDeNuvemSchema = z.strictObject({
  provedor: z.string().check(z.regex(/^[a-z]{2,20}$/, 'Escolha a certificadora.')),
  documentos: z.int().check(z.gte(1), z.lte(500, 'Assine até 500 documentos de uma vez.')),
});

/** Where the person authorises: an address of the provider. */
export const respostaDePedidoDeNuvemSchema = z.object({ endereco: z.url() });

/** `POST /digital-signature/cloud/return`: what the provider handed back with the person. */
export const retornoDaNuvemSchema = z.strictObject({
  state: z.string().check(z.minLength(1, 'Falta o retorno da certificadora.'), z.maxLength(200)),
  code: z._default(z.string().check(z.maxLength(4096)), ''),
  error: z._default(z.string().check(z.maxLength(200)), ''),
});

/** What it answers: the authorisation, good from now on in this session. */
export const respostaDoRetornoSchema = z.object({ autorizacao: autorizacaoSchema });
