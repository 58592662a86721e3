import * as z from 'zod/mini';

/** A doctor as the search finds one, before there is any link. */
export const medicoEncontradoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  especialidade: z.nullable(z.string()),
  crm: z.nullable(z.string()),
  crm_uf: z.nullable(z.string()),
});

/** A doctor who was asked for a link and did not answer yet; `id` is the link's. */
export const pedidoDeVinculoSchema = medicoEncontradoSchema;
export type PedidoDeVinculo = z.infer<typeof pedidoDeVinculoSchema>;

/** The link that a clinic already has with a doctor it found. */
export const vinculoSchema = z.object({
  id: z.uuid(),
  medico_id: z.uuid(),
  ativo: z.boolean(),
  /** Active, and accepted by the doctor. */
  vigente: z.boolean(),
});

export type MedicoEncontrado = z.infer<typeof medicoEncontradoSchema> & {
  vinculo: z.infer<typeof vinculoSchema> | null;
};

/** An invitation as the clinic keeps it: the link itself is not there. */
export const conviteSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(['medico', 'staff', 'plantonista']),
  email: z.nullable(z.string()),
  criado_em: z.string(),
  expira_em: z.string(),
  usado_em: z.nullable(z.string()),
  cancelado_em: z.nullable(z.string()),
  /** Who accepted; null while nobody did, and for who left the clinic's sight. */
  usuario: z.nullable(z.object({ nome: z.string() })),
});
export type Convite = z.infer<typeof conviteSchema>;

/** What the database answers to who makes an invitation, this once. */
export const conviteCriadoSchema = z.object({
  id: z.uuid(),
  token: z.string(),
  expira_em: z.string(),
});
export type ConviteCriado = z.infer<typeof conviteCriadoSchema>;

export const pessoaDaEquipeSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  ativo: z.boolean(),
});
export type PessoaDaEquipe = z.infer<typeof pessoaDaEquipeSchema>;

export const eventoSchema = z.object({
  id: z.uuid(),
  evento: z.enum(['pedido', 'retirado', 'recusado', 'vinculado', 'desativado', 'reativado']),
  ocorrido_em: z.string(),
  medico_id: z.uuid(),
  autor_id: z.nullable(z.uuid()),
  medico: z.nullable(z.object({ nome: z.string() })),
  autor: z.nullable(z.object({ nome: z.string() })),
});
export type Evento = z.infer<typeof eventoSchema>;
