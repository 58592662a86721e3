/** Query keys of the dashboard's read models; each names the clinic whose data it holds. */
export const chavesDoPainel = {
  rascunhos: (clinicaId: string) => ['painel', clinicaId, 'rascunhos'] as const,
  atendidos: (clinicaId: string) => ['painel', clinicaId, 'atendidos'] as const,
  cadastrados: (clinicaId: string) => ['painel', clinicaId, 'cadastrados'] as const,
  numeros: (clinicaId: string) => ['painel', clinicaId, 'numeros'] as const,
};
