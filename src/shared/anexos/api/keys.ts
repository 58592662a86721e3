/** Query keys of attachments. */
export const chavesDeAnexos = {
  daEvolucao: (prontuarioId: string) => ['anexos', prontuarioId] as const,
  compartilhados: (entradaId: string) => ['anexos', entradaId, 'compartilhados'] as const,
  contagem: (prontuarioId: string) => ['anexos', prontuarioId, 'contagem'] as const,
  bytes: (objeto: string) => ['bytes-do-anexo', objeto] as const,
};
