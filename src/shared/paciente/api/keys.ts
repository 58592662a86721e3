/** Query keys of one patient; each names the clinic whose data it holds. */
export const chavesDoPaciente = {
  todos: (clinicaId: string) => ['paciente', clinicaId] as const,
  semelhantes: (clinicaId: string, dados: object) =>
    ['paciente', clinicaId, 'semelhantes', dados] as const,
  um: (clinicaId: string, id: string) => ['paciente', clinicaId, id] as const,
  /** Several of them, and of the record, in one call. */
  capa: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'capa'] as const,
  identidade: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'identidade'] as const,
  resumo: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'resumo'] as const,
  contas: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'contas'] as const,
  buscas: (clinicaId: string) => ['paciente', clinicaId, 'busca'] as const,
  busca: (clinicaId: string, termo: string) => ['paciente', clinicaId, 'busca', termo] as const,
};
