/** Query keys of attachments. */
export const chavesDeAnexos = {
  daEvolucao: (prontuarioId: string) => ['anexos', prontuarioId] as const,
  doPlantao: (plantaoId: string) => ['anexos', 'plantao', plantaoId] as const,
  compartilhados: (entradaId: string) => ['anexos', entradaId, 'compartilhados'] as const,
  contagem: (prontuarioId: string) => ['anexos', prontuarioId, 'contagem'] as const,
  bytes: (anexoId: string) => ['bytes-do-anexo', anexoId] as const,
};
