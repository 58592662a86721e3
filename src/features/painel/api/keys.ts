/** Query keys of the dashboard's read models; each names the clinic whose data it holds. */
export const chavesDoPainel = {
  /** What the agenda and the conversations change while somebody looks on. */
  vivo: (clinicaId: string) => ['painel', clinicaId, 'vivo'] as const,
  dia: (clinicaId: string) => ['painel', clinicaId, 'vivo', 'dia'] as const,
  semana: (clinicaId: string) => ['painel', clinicaId, 'vivo', 'semana'] as const,
  linhas: (clinicaId: string, quais: string) =>
    ['painel', clinicaId, 'vivo', 'linhas', quais] as const,
  atendidos: (clinicaId: string) => ['painel', clinicaId, 'atendidos'] as const,
  cadastrados: (clinicaId: string) => ['painel', clinicaId, 'cadastrados'] as const,
  numeros: (clinicaId: string) => ['painel', clinicaId, 'numeros'] as const,
};
