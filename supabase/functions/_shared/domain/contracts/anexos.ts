import * as z from 'zod/mini';
import { TIPOS_DE_ANEXO } from '../anexos/tipos.ts';
import { colunas } from './colunas.ts';

/** The states of an attachment: not checked yet, found to be what it says, or refused. */
export const ESTADOS_DO_ANEXO = ['pendente', 'conferido', 'recusado'] as const;
export type EstadoDoAnexo = (typeof ESTADOS_DO_ANEXO)[number];

/** A row of `anexos`, as the screens and the calls read it. */
export const anexoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  tipo: z.enum(TIPOS_DE_ANEXO),
  /** Size in bytes. */
  bytes: z.number(),
  /** Name in the bucket. */
  objeto: z.string(),
  estado: z.enum(ESTADOS_DO_ANEXO),
  /** The hash of the checked bytes, in hex; null before the check. */
  sha256: z.nullable(z.string()),
  motivo_recusa: z.nullable(z.string()),
  criado_por: z.uuid(),
  criado_em: z.string(),
  inativado_em: z.nullable(z.string()),
  motivo_inativacao: z.nullable(z.string()),
});
export type Anexo = z.infer<typeof anexoSchema>;

/** The columns of a row, as PostgREST is asked for them. */
export const COLUNAS_DO_ANEXO = colunas(anexoSchema);

/** `POST /medical/attachments/{id}/confirm`. */
export const respostaDeAnexoSchema = z.object({ attachment: anexoSchema });

/** How long an address of one file is good for, in seconds: enough to open it. */
export const VALIDADE_DO_ENDERECO = 60;

/** `POST /medical/attachments/{id}/open`. */
export const respostaDeAberturaSchema = z.object({
  /** The path after the address of the API; it opens this one file, without a session. */
  endereco: z.string().check(z.startsWith('/storage/v1/')),
  /** In seconds. */
  validade: z.literal(VALIDADE_DO_ENDERECO),
});

/** `POST /medical/attachments/cleanup`. */
export const respostaDeLimpezaSchema = z.object({ apagados: z.number() });
