/** The kinds of documents that are emitted for a patient; `prescricoes.tipo`. */
export const TIPOS_DE_DOCUMENTO_EMITIDO = [
  'prescricao',
  'pedido_exames',
  'atestado',
  'declaracao',
  'encaminhamento',
  'relatorio',
] as const;
export type TipoDeDocumentoEmitido = (typeof TIPOS_DE_DOCUMENTO_EMITIDO)[number];

/** Kinds of documents that a doctor writes and signs of one patient. */
export const TIPOS_DE_UM_PACIENTE = [...TIPOS_DE_DOCUMENTO_EMITIDO, 'evolucao'] as const;

/** All that is signed: a handover is of a shift. */
export const TIPOS_DE_DOCUMENTO = [...TIPOS_DE_UM_PACIENTE, 'passagem'] as const;
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number];
