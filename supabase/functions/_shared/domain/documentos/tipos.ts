/** Kinds of documents that a doctor writes and signs of one patient. */
export const TIPOS_DE_UM_PACIENTE = [
  'prescricao',
  'pedido_exames',
  'atestado',
  'declaracao',
  'encaminhamento',
  'relatorio',
  'evolucao',
] as const;

/** All that is signed: a handover is of a shift. */
export const TIPOS_DE_DOCUMENTO = [...TIPOS_DE_UM_PACIENTE, 'passagem'] as const;
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number];
