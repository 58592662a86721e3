/** Query keys of the dashboard's read models; each names the clinic whose data it holds. */
export const chavesDoPainel = {
  dia: (clinicaId: string) => ['painel', clinicaId, 'dia'] as const,
  /** The figures of the week and the rows behind them. */
  daSemana: (clinicaId: string) => ['painel', clinicaId, 'semana'] as const,
  semana: (clinicaId: string) => ['painel', clinicaId, 'semana', 'numeros'] as const,
  linhas: (clinicaId: string, quais: string) => ['painel', clinicaId, 'semana', quais] as const,
  atendidos: (clinicaId: string) => ['painel', clinicaId, 'atendidos'] as const,
  cadastrados: (clinicaId: string) => ['painel', clinicaId, 'cadastrados'] as const,
  passos: (clinicaId: string) => ['painel', clinicaId, 'passos'] as const,
  numeros: (clinicaId: string) => ['painel', clinicaId, 'numeros'] as const,
};
