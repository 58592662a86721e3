/** Query keys of conversations. What a clinic lists names the clinic; a thread is its own. */
export const chavesDeConversas = {
  daClinica: (clinicaId: string) => ['conversas', clinicaId] as const,
  lista: (clinicaId: string, filtro: string) => ['conversas', clinicaId, 'lista', filtro] as const,
  contagem: (clinicaId: string) => ['conversas', clinicaId, 'contagem'] as const,
  respostas: (clinicaId: string) => ['conversas', clinicaId, 'respostas'] as const,
  prazos: (clinicaId: string) => ['conversas', clinicaId, 'prazos'] as const,
  acesso: (clinicaId: string, pacienteId: string) =>
    ['conversas', clinicaId, 'acesso', pacienteId] as const,
  daConta: (usuarioId: string) => ['conversas-da-conta', usuarioId] as const,
  aberta: (pacienteId: string, assunto: string) => ['conversa', 'de', pacienteId, assunto] as const,
  uma: (conversaId: string) => ['conversa', conversaId] as const,
  situacao: (conversaId: string) => ['conversa', conversaId, 'situacao'] as const,
  mensagens: (conversaId: string) => ['conversa', conversaId, 'mensagens'] as const,
};
