/**
 * Who may do what: the one table that the menu, the route guards, the functions and the tests read.
 * It decides what is offered; Postgres policies decide what is allowed.
 */

/** The six user types of the specification. */
export const TIPOS_DE_USUARIO = [
  'medico',
  'clinica',
  'hospital',
  'staff',
  'plantonista',
  'paciente',
] as const;
export type TipoDeUsuario = (typeof TIPOS_DE_USUARIO)[number];

/** How each type is named on the screen. */
export const ROTULO_DO_TIPO: Readonly<Record<TipoDeUsuario, string>> = {
  medico: 'Médico',
  clinica: 'Clínica',
  hospital: 'Hospital',
  staff: 'Equipe',
  plantonista: 'Plantonista',
  paciente: 'Paciente',
};

const PERMISSOES_POR_TIPO = {
  medico: [
    'painel.ver',
    'pacientes.ler',
    'pacientes.cadastrar',
    'pacientes.importar',
    'agenda.abrir',
    'agenda.ver',
    'crm.usar',
    'acompanhamento.ver',
    'titulares.responder',
    'prontuario.ler',
    'prontuario.escrever',
    'calculadoras.usar',
  ],
  clinica: [
    'painel.ver',
    'pacientes.ler',
    'pacientes.cadastrar',
    'pacientes.importar',
    'agenda.abrir',
    'agenda.ver',
    'crm.usar',
    'acompanhamento.ver',
    'titulares.responder',
    'prontuario.ler',
    'medicos.ler',
    'medicos.vincular',
    'medicos.convidar',
    'equipe.gerir',
    'acessos.ver',
    'calculadoras.usar',
  ],
  hospital: [
    'painel.ver',
    'pacientes.ler',
    'pacientes.cadastrar',
    'pacientes.importar',
    'agenda.abrir',
    'agenda.ver',
    'crm.usar',
    'acompanhamento.ver',
    'titulares.responder',
    'prontuario.ler',
    'medicos.ler',
    'medicos.convidar',
    'equipe.gerir',
    'acessos.ver',
    'calculadoras.usar',
  ],
  staff: [
    'painel.ver',
    'pacientes.ler',
    'pacientes.cadastrar',
    'pacientes.importar',
    'agenda.abrir',
    'agenda.ver',
    'crm.usar',
    'acompanhamento.ver',
    'medicos.ler',
    'calculadoras.usar',
  ],
  plantonista: ['area.plantonista', 'calculadoras.usar'],
  paciente: ['area.paciente', 'agenda.abrir'],
} as const satisfies Record<TipoDeUsuario, readonly string[]>;

/** Every permission there is, e.g. `prontuario.ler`. */
export type Permissao = (typeof PERMISSOES_POR_TIPO)[TipoDeUsuario][number];

/** The permissions of a user type, in a stable order. */
export function permissoesDoTipo(tipo: TipoDeUsuario): readonly Permissao[] {
  return PERMISSOES_POR_TIPO[tipo];
}

/** Whether a user type holds a permission. */
export function pode(tipo: TipoDeUsuario, permissao: Permissao): boolean {
  return permissoesDoTipo(tipo).includes(permissao);
}

/** Where each type starts (specification §2, role redirect at /app). */
export const INICIO_DO_TIPO: Readonly<Record<TipoDeUsuario, string>> = {
  medico: '/dashboard',
  clinica: '/dashboard',
  hospital: '/dashboard',
  staff: '/dashboard',
  plantonista: '/plantonista',
  paciente: '/paciente',
};
