/** Addresses of the screens, as the router knows them. */
export const PATHS = {
  app: '/app',
  login: '/login',
  register: '/register',
  redefinirSenha: '/redefinir-senha',
  confirmarEmail: '/confirmar-email',
  convite: '/convite/$token',
  validarAssinatura: '/validar-assinatura',
  conta: '/conta',
  certificados: '/conta/certificados',
  aAssinar: '/documentos-a-assinar',
  retornoDaNuvem: '/certificado-em-nuvem',
  dashboard: '/dashboard',
  prontuario: '/prontuario',
  novoPaciente: '/prontuario/novo-paciente',
  importarPacientes: '/prontuario/importar',
  pedidosDeTitulares: '/prontuario/pedidos',
  paciente: '/prontuario/paciente/$id',
  cadastroDoPaciente: '/prontuario/paciente/$id/cadastro',
  atendimentosDoPaciente: '/prontuario/paciente/$id/atendimentos',
  acessosAoProntuario: '/prontuario/paciente/$id/acessos',
  imprimirProntuario: '/prontuario/paciente/$id/imprimir',
  novaEvolucao: '/prontuario/paciente/$id/nova',
  verEvolucao: '/prontuario/paciente/$id/visualizar/$prontuarioId',
  editarEvolucao: '/prontuario/paciente/$id/editar/$prontuarioId',
  prescricaoDigital: '/prescricao-digital',
  prescrever: '/prontuario/paciente/$id/prescrever',
  agenda: '/agenda',
  agendaDoMedico: '/medico/agenda',
  agendaDaClinica: '/clinica/agenda',
  ajustesDaAgenda: '/agenda/ajustes',
  acompanhamento: '/acompanhamento-pacientes',
  crm: '/crm',
  crmDoMedico: '/medico/crm',
  meusVinculos: '/medico/vinculos',
  crmDaClinica: '/clinica/crm',
  gestaoMedicos: '/clinica/gestao-medicos',
  registroDeAcessos: '/clinica/acessos',
  plantoesDoHospital: '/hospital/plantoes',
  areaDoPaciente: '/paciente',
  pedirAgendamento: '/paciente/agendar',
  conversasDoPaciente: '/paciente/conversas',
  registrosDoPaciente: '/paciente/prontuario',
  registroDoPaciente: '/paciente/prontuario/$id',
  dadosDoPaciente: '/paciente/dados',
  acessosDoPaciente: '/paciente/acessos',
  plantonista: '/plantonista',
  atendimentoAtivo: '/plantonista/atendimento',
  agendaDoPlantao: '/plantonista/agenda',
  financeiroDoPlantao: '/plantonista/financeiro',
  historicoDoPlantao: '/plantonista/historico',
  locaisDePlantao: '/plantonista/locais',
  assistente: '/plantonista/pleno',
  calculadoras: '/plantonista/calculadoras',
  scores: '/plantonista/scores',
} as const;

/** Layouts without an address of their own, around screens that several addresses share. */
export const CAMADAS = {
  agenda: '/da-agenda',
  crm: '/do-crm',
  calculadoras: '/das-calculadoras',
} as const;

/** Returns the router's id of a route behind the sign-in, by which a screen reads its address. */
export function rotaDe<const C extends string>(caminho: C) {
  return `/com-dados/area-logada${caminho}` as const;
}

/** Public pages: static documents outside the router, reached by plain links. */
export const PAGINAS_PUBLICAS = {
  inicio: '/',
  landing: '/landing',
  termos: '/termos-uso',
  privacidade: '/politica-privacidade',
  ajuda: '/central-ajuda',
} as const;
