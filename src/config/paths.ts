/** Addresses of the screens, as the router knows them. */
export const PATHS = {
  app: '/app',
  login: '/login',
  register: '/register',
  convite: '/convite/$token',
  dashboard: '/dashboard',
  prontuario: '/prontuario',
  novoPaciente: '/prontuario/novo-paciente',
  paciente: '/prontuario/paciente/$id',
  cadastroDoPaciente: '/prontuario/paciente/$id/cadastro',
  acessosAoProntuario: '/prontuario/paciente/$id/acessos',
  novaEvolucao: '/prontuario/paciente/$id/nova',
  verEvolucao: '/prontuario/paciente/$id/visualizar/$prontuarioId',
  editarEvolucao: '/prontuario/paciente/$id/editar/$prontuarioId',
  agenda: '/agenda',
  agendaDoMedico: '/medico/agenda',
  agendaDaClinica: '/clinica/agenda',
  ajustesDaAgenda: '/agenda/ajustes',
  acompanhamento: '/acompanhamento-pacientes',
  crm: '/crm',
  crmDoMedico: '/medico/crm',
  crmDaClinica: '/clinica/crm',
  gestaoMedicos: '/clinica/gestao-medicos',
  areaDoPaciente: '/paciente',
  plantonista: '/plantonista',
  calculadoras: '/plantonista/calculadoras',
  scores: '/plantonista/scores',
} as const;

/** Public pages: static documents outside the router, reached by plain links. */
export const PAGINAS_PUBLICAS = {
  inicio: '/',
  landing: '/landing',
  termos: '/termos-uso',
  privacidade: '/politica-privacidade',
  ajuda: '/central-ajuda',
} as const;
