import type { TipoDeUsuario } from '../permissoes.ts';
import { diaDe } from './fuso.ts';

/**
 * The life of an appointment: which status may follow which, and who may make it so. The one table
 * that screens and functions read; the database holds its twin, and a test compares the two.
 */

/** Every status, in the order of an appointment's life. */
export const STATUS_DO_AGENDAMENTO = [
  'reservado',
  'agendado',
  'confirmado',
  'em_atendimento',
  'realizado',
  'faltou',
  'remarcado',
  'cancelado',
] as const;
export type StatusDoAgendamento = (typeof STATUS_DO_AGENDAMENTO)[number];

/** How each is written on the screen. */
export const ROTULO_DO_STATUS: Readonly<Record<StatusDoAgendamento, string>> = {
  reservado: 'Reservado',
  agendado: 'Agendado',
  confirmado: 'Confirmado',
  em_atendimento: 'Em atendimento',
  realizado: 'Realizado',
  faltou: 'Faltou',
  remarcado: 'Remarcado',
  cancelado: 'Cancelado',
};

/**
 * The roles in which a person acts on an appointment: desk, clinic, doctor who attends, patient.
 */
export const PAPEIS_NA_AGENDA = ['equipe', 'clinica', 'medico', 'paciente'] as const;
export type PapelNaAgenda = (typeof PAPEIS_NA_AGENDA)[number];

/** One change that may be made. */
export interface Transicao {
  readonly de: StatusDoAgendamento;
  readonly para: StatusDoAgendamento;
  readonly quem: readonly PapelNaAgenda[];
  /** What the button says. */
  readonly rotulo: string;
}

const TODOS = PAPEIS_NA_AGENDA;
const CASA = ['equipe', 'clinica', 'medico'] as const;
const MEDICO = ['medico'] as const;

/**
 * Every change. A late patient may still be seen, what was seen stays so, and a cancellation is
 * undone only before its time.
 */
export const TRANSICOES: readonly Transicao[] = [
  { de: 'reservado', para: 'agendado', quem: TODOS, rotulo: 'Aceitar a vaga' },
  { de: 'reservado', para: 'cancelado', quem: TODOS, rotulo: 'Recusar a vaga' },
  { de: 'agendado', para: 'confirmado', quem: TODOS, rotulo: 'Confirmar' },
  { de: 'agendado', para: 'em_atendimento', quem: CASA, rotulo: 'Iniciar atendimento' },
  { de: 'agendado', para: 'cancelado', quem: TODOS, rotulo: 'Cancelar' },
  { de: 'agendado', para: 'faltou', quem: CASA, rotulo: 'Marcar falta' },
  { de: 'agendado', para: 'remarcado', quem: TODOS, rotulo: 'Remarcar' },
  { de: 'confirmado', para: 'agendado', quem: CASA, rotulo: 'Desfazer confirmação' },
  { de: 'confirmado', para: 'em_atendimento', quem: CASA, rotulo: 'Iniciar atendimento' },
  { de: 'confirmado', para: 'cancelado', quem: TODOS, rotulo: 'Cancelar' },
  { de: 'confirmado', para: 'faltou', quem: CASA, rotulo: 'Marcar falta' },
  { de: 'confirmado', para: 'remarcado', quem: TODOS, rotulo: 'Remarcar' },
  { de: 'em_atendimento', para: 'realizado', quem: MEDICO, rotulo: 'Concluir atendimento' },
  { de: 'em_atendimento', para: 'confirmado', quem: MEDICO, rotulo: 'Desfazer início' },
  { de: 'faltou', para: 'confirmado', quem: CASA, rotulo: 'Desfazer falta' },
  { de: 'faltou', para: 'em_atendimento', quem: CASA, rotulo: 'Atender com atraso' },
  { de: 'faltou', para: 'remarcado', quem: CASA, rotulo: 'Remarcar' },
  { de: 'cancelado', para: 'agendado', quem: CASA, rotulo: 'Desfazer cancelamento' },
];

/** Lists the changes that a role may make to an appointment of this status. */
export function transicoesDe(status: StatusDoAgendamento, papel: PapelNaAgenda): Transicao[] {
  return TRANSICOES.filter(({ de, quem }) => de === status && quem.includes(papel));
}

/** Whether a role may make this change. */
export function podeMudar(
  de: StatusDoAgendamento,
  para: StatusDoAgendamento,
  papel: PapelNaAgenda,
): boolean {
  return transicoesDe(de, papel).some((transicao) => transicao.para === para);
}

/** When an appointment begins, and now, by its clinic's clock. */
export interface Relogio {
  readonly inicio: Date;
  readonly agora: Date;
  readonly fuso: string;
}

/**
 * Whether it is time for a change that the machine allows: nobody is seen before the day, nor missed
 * before the hour, and a cancellation is undone before it.
 */
export function chegouAHora(
  { de, para }: Pick<Transicao, 'de' | 'para'>,
  { inicio, agora, fuso }: Relogio,
): boolean {
  if (para === 'em_atendimento' || para === 'realizado') {
    return diaDe(inicio, fuso) <= diaDe(agora, fuso);
  }
  if (para === 'faltou') return inicio <= agora;
  return de !== 'cancelado' || inicio > agora;
}

const SEM_HORARIO: ReadonlySet<StatusDoAgendamento> = new Set(['faltou', 'remarcado', 'cancelado']);

/** Whether an appointment of this status holds its time against others. */
export function ocupaHorario(status: StatusDoAgendamento): boolean {
  return !SEM_HORARIO.has(status);
}

/** Who acts: the profile's id and type, and the clinic or hospital that a staff member works for. */
interface Pessoa {
  readonly id: string;
  readonly tipo: TipoDeUsuario;
  readonly clinica_id?: string | null;
}

/**
 * Returns a person's role in this doctor's agenda in this tenant; null when the agenda is not
 * theirs.
 */
export function papelNaAgenda(
  pessoa: Pessoa,
  agenda: { readonly clinica_id: string; readonly medico_id: string },
): Exclude<PapelNaAgenda, 'paciente'> | null {
  switch (pessoa.tipo) {
    case 'staff':
      return pessoa.clinica_id === agenda.clinica_id ? 'equipe' : null;
    case 'clinica':
    case 'hospital':
      return pessoa.id === agenda.clinica_id ? 'clinica' : null;
    case 'medico':
      return pessoa.id === agenda.medico_id ? 'medico' : null;
    default:
      return null;
  }
}
