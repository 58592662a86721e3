/** Query keys of the agenda; each names the clinic whose data it holds. */
export const chavesDaAgenda = {
  tudo: (clinicaId: string) => ['agenda', clinicaId] as const,
  /** Appointments in any period: what a change makes stale. */
  agendamentos: (clinicaId: string) => ['agenda', clinicaId, 'agendamentos'] as const,
  /** Appointments and time off of today, in one call. */
  hoje: (clinicaId: string) => ['agenda', clinicaId, 'agendamentos', 'hoje'] as const,
  periodo: (clinicaId: string, de: string, ate: string) =>
    ['agenda', clinicaId, 'agendamentos', de, ate] as const,
  um: (clinicaId: string, id: string) => ['agenda', clinicaId, 'agendamentos', 'um', id] as const,
  /** In which clinic an appointment is that is not this one's. */
  clinicaDe: (clinicaId: string, id: string) =>
    ['agenda', clinicaId, 'agendamentos', 'clinica', id] as const,
  historico: (clinicaId: string, id: string) =>
    ['agenda', clinicaId, 'agendamentos', 'historico', id] as const,
  livres: (clinicaId: string, pedido: object) =>
    ['agenda', clinicaId, 'agendamentos', 'livres', pedido] as const,
  conflitosDaSerie: (clinicaId: string, pedido: object) =>
    ['agenda', clinicaId, 'agendamentos', 'conflitos-da-serie', pedido] as const,
  serie: (clinicaId: string, serieId: string) =>
    ['agenda', clinicaId, 'agendamentos', 'serie', serieId] as const,
  estrutura: (clinicaId: string) => ['agenda', clinicaId, 'estrutura'] as const,
  bloqueios: (clinicaId: string, de: string, ate: string) =>
    ['agenda', clinicaId, 'bloqueios', de, ate] as const,
  todosOsBloqueios: (clinicaId: string) => ['agenda', clinicaId, 'bloqueios'] as const,
  modelo: (clinicaId: string, especialidade: string) =>
    ['agenda', clinicaId, 'modelo', especialidade] as const,
  espera: (clinicaId: string) => ['agenda', clinicaId, 'espera'] as const,
  /** Who waits for one slot: stale with the list, and with the appointments. */
  vaga: (clinicaId: string, vaga: object) => ['agenda', clinicaId, 'espera', 'vaga', vaga] as const,
};
