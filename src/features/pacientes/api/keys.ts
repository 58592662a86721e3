/** What of the patients of a clinic is looked for. */
export interface BuscaDePacientes {
  /** Any part of name, CPF, CNS or phone. */
  termo: string;
  soAtivos: boolean;
}

/** Query keys of registrations; each names the clinic whose data it holds. */
export const chavesDePacientes = {
  todos: (clinicaId: string) => ['pacientes', clinicaId] as const,
  busca: (clinicaId: string, busca: BuscaDePacientes) =>
    ['pacientes', clinicaId, 'busca', busca] as const,
  medicos: (clinicaId: string) => ['pacientes', clinicaId, 'medicos'] as const,
  cadastro: (clinicaId: string, id: string) => ['pacientes', clinicaId, 'cadastro', id] as const,
  atendimentos: (clinicaId: string, id: string) =>
    ['pacientes', clinicaId, 'atendimentos', id] as const,
  tarefas: (clinicaId: string, id: string) => ['pacientes', clinicaId, 'tarefas', id] as const,
  marcados: (clinicaId: string, id: string) => ['pacientes', clinicaId, 'marcados', id] as const,
  recusaDeIa: (clinicaId: string, id: string) =>
    ['pacientes', clinicaId, 'recusa-de-ia', id] as const,
  importacoes: (clinicaId: string) => ['pacientes', clinicaId, 'importacoes'] as const,
  linhasDaImportacao: (clinicaId: string, id: string, resultado: string) =>
    ['pacientes', clinicaId, 'importacoes', id, resultado] as const,
};
