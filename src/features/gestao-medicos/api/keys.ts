/** Which links a list shows. */
export type SituacaoDoVinculo = 'ativos' | 'inativos';

export interface FiltroDeMedicos {
  situacao: SituacaoDoVinculo;
  nome: string;
}

/** Query keys of the management of doctors; each names the clinic whose data it holds. */
export const chavesDaGestao = {
  todas: (clinicaId: string) => ['gestao-medicos', clinicaId] as const,
  medicos: (clinicaId: string, filtro: FiltroDeMedicos) =>
    ['gestao-medicos', clinicaId, 'medicos', filtro] as const,
  pedidos: (clinicaId: string) => ['gestao-medicos', clinicaId, 'pedidos'] as const,
  busca: (clinicaId: string, nome: string) => ['gestao-medicos', clinicaId, 'busca', nome] as const,
  convites: (clinicaId: string) => ['gestao-medicos', clinicaId, 'convites'] as const,
  equipe: (clinicaId: string) => ['gestao-medicos', clinicaId, 'equipe'] as const,
  historico: (clinicaId: string) => ['gestao-medicos', clinicaId, 'historico'] as const,
};
