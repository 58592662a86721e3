import * as z from 'zod/mini';

/**
 * Codes of failures. The sentence is for the person, the code for the program.
 * Recovery: VALIDACAO correct the fields; NAO_AUTORIZADO sign in; PROIBIDO ask who administers;
 * CONFLITO reload; BLOQUEADO wait for `Retry-After`; INDISPONIVEL and ERRO_INTERNO try again later.
 */
export const CODIGOS_DE_ERRO = [
  'VALIDACAO',
  'JSON_INVALIDO',
  'NAO_AUTORIZADO',
  'CREDENCIAIS_INVALIDAS',
  'CONTA_INATIVA',
  'PROIBIDO',
  'NAO_ENCONTRADO',
  'METODO_NAO_PERMITIDO',
  'CONFLITO',
  'CONVITE_INVALIDO',
  'CORPO_GRANDE_DEMAIS',
  'TIPO_DE_CONTEUDO',
  'REGRA_VIOLADA',
  'BLOQUEADO',
  'ERRO_INTERNO',
  'INDISPONIVEL',
] as const;
export type CodigoDeErro = (typeof CODIGOS_DE_ERRO)[number];

/** What every failed call answers. */
export const respostaDeErroSchema = z.object({
  error: z.string(),
  codigo: z.enum(CODIGOS_DE_ERRO),
  campos: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
});
export type RespostaDeErro = z.infer<typeof respostaDeErroSchema>;
