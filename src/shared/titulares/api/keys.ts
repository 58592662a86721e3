/** Query keys of the requests that a clinic answers; each names the clinic whose data it holds. */
export const chavesDeSolicitacoes = {
  todas: (clinicaId: string) => ['solicitacoes', clinicaId] as const,
  lista: (clinicaId: string, situacao: string) => ['solicitacoes', clinicaId, situacao] as const,
  contagem: (clinicaId: string) => ['solicitacoes', clinicaId, 'contagem'] as const,
  aVencer: (clinicaId: string) => ['solicitacoes', clinicaId, 'a-vencer'] as const,
};
