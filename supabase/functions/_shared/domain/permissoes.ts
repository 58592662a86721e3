/**
 * Who may do what: the one table that the functions and the tests read. The browser asks for its
 * person's part of it (`GET /users/permissions`), and menu and guards go by the answer. It decides
 * what is offered; Postgres policies decide what is allowed.
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

const sim = true;
const nao = false;

/** One line a permission; the columns are `TIPOS_DE_USUARIO`, in their order. */
const MATRIZ = [
  // medico, clinica, hospital, staff, plantonista, paciente
  [[sim, sim, sim, sim, nao, nao], 'painel.ver'],
  [[sim, sim, sim, sim, nao, nao], 'pacientes.ler'],
  [[sim, sim, sim, sim, nao, nao], 'pacientes.cadastrar'],
  [[sim, sim, sim, sim, nao, nao], 'pacientes.importar'],
  [[sim, sim, sim, sim, nao, sim], 'agenda.abrir'],
  [[sim, sim, sim, sim, nao, nao], 'agenda.ver'],
  [[sim, nao, nao, nao, nao, nao], 'agenda.ligar'],
  [[sim, sim, sim, sim, nao, nao], 'crm.usar'],
  [[sim, sim, sim, sim, nao, nao], 'acompanhamento.ver'],
  [[sim, sim, sim, nao, nao, nao], 'titulares.responder'],
  [[sim, sim, sim, nao, nao, nao], 'prontuario.ler'],
  [[sim, nao, nao, nao, nao, nao], 'prontuario.escrever'],
  [[sim, nao, nao, nao, nao, nao], 'prescricao.escrever'],
  [[sim, nao, nao, nao, sim, nao], 'documentos.assinar'],
  [[sim, nao, nao, nao, sim, nao], 'vinculos.responder'],
  [[nao, sim, sim, sim, nao, nao], 'medicos.ler'],
  [[nao, sim, nao, nao, nao, nao], 'medicos.vincular'],
  [[nao, sim, sim, nao, nao, nao], 'medicos.convidar'],
  [[nao, sim, sim, nao, nao, nao], 'equipe.gerir'],
  [[nao, nao, sim, nao, nao, nao], 'plantoes.publicar'],
  [[nao, sim, sim, nao, nao, nao], 'acessos.ver'],
  [[sim, sim, sim, sim, sim, nao], 'calculadoras.usar'],
  [[sim, nao, nao, nao, sim, nao], 'assistente.usar'],
  [[sim, sim, sim, nao, sim, nao], 'assistente.autorizar'],
  [[nao, nao, nao, nao, sim, nao], 'area.plantonista'],
  [[nao, nao, nao, nao, nao, sim], 'area.paciente'],
] as const satisfies readonly (readonly [PorTipo<typeof TIPOS_DE_USUARIO>, string])[];

type PorTipo<Tipos extends readonly unknown[]> = { readonly [Coluna in keyof Tipos]: boolean };

/** Every permission there is, e.g. `prontuario.ler`. */
export type Permissao = (typeof MATRIZ)[number][1];

/** Answers whether somebody holds a permission. */
export type Pode = (permissao: Permissao) => boolean;

/** What decides a person's permissions. */
interface QuemPede {
  readonly tipo: TipoDeUsuario;
}

/** Lists the permissions that a person holds, in the order of the matrix. */
export function permissoesDe({ tipo }: QuemPede): Permissao[] {
  const coluna = TIPOS_DE_USUARIO.indexOf(tipo);
  return MATRIZ.filter(([linha]) => linha[coluna]).map(([, permissao]) => permissao);
}

/** Whether a person holds a permission. */
export function pode(quem: QuemPede, permissao: Permissao): boolean {
  return permissoesDe(quem).includes(permissao);
}

/** The first screen of each type (specification §2, role redirect at /app). */
export const INICIO_DO_TIPO: Readonly<Record<TipoDeUsuario, string>> = {
  medico: '/dashboard',
  clinica: '/dashboard',
  hospital: '/dashboard',
  staff: '/dashboard',
  plantonista: '/plantonista',
  paciente: '/paciente',
};
