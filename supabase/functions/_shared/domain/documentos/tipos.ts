/** Kinds of documents that a doctor writes and signs. */
export const TIPOS_DE_DOCUMENTO = [
  'prescricao',
  'pedido_exames',
  'atestado',
  'declaracao',
  'encaminhamento',
  'relatorio',
  'evolucao',
] as const;
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number];
