/** Query keys of the management of doctors; each names the clinic whose data it holds. */
export const chavesDaGestao = {
  todas: (clinicaId: string) => ['gestao-medicos', clinicaId] as const,
  vinculos: (clinicaId: string) => ['gestao-medicos', clinicaId, 'vinculos'] as const,
  busca: (clinicaId: string, termo: string) =>
    ['gestao-medicos', clinicaId, 'busca', termo] as const,
  convites: (clinicaId: string) => ['gestao-medicos', clinicaId, 'convites'] as const,
  equipe: (clinicaId: string) => ['gestao-medicos', clinicaId, 'equipe'] as const,
  historico: (clinicaId: string) => ['gestao-medicos', clinicaId, 'historico'] as const,
};
