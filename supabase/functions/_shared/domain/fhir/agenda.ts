import type { StatusDoAgendamento } from '../agenda/status.ts';
import type { AgendamentoExportado } from '../contracts/exportacao.ts';
import { instante, limpo, nome, semAusentes } from './escrita.ts';
import { referencia } from './identidade.ts';
import type { Agendamento, Referencia } from './tipos.ts';

type StatusMarcado = Exclude<StatusDoAgendamento, 'reservado'>;
/** An appointment that is booked. */
export type Marcado = AgendamentoExportado & { readonly status: StatusMarcado };

/** Keeps the booked appointments: a slot that is only held for an offer is none yet. */
export function marcados(agendamentos: readonly AgendamentoExportado[]): Marcado[] {
  return agendamentos.filter((linha): linha is Marcado => linha.status !== 'reservado');
}

const STATUS: Readonly<Record<StatusMarcado, Agendamento['status']>> = {
  agendado: 'booked',
  confirmado: 'booked',
  em_atendimento: 'arrived',
  realizado: 'fulfilled',
  faltou: 'noshow',
  remarcado: 'cancelled',
  cancelado: 'cancelled',
};
/** The statuses in which the patient said yes, or came. */
const ACEITOS: ReadonlySet<StatusMarcado> = new Set(['confirmado', 'em_atendimento', 'realizado']);

/** Writes an appointment of the patient, with the doctor where the caller sees who that is. */
export function agendamentoDe(linha: Marcado, pacienteId: string): Agendamento {
  const { id, inicio, fim, status, medico, tipo } = linha;
  const servico = limpo(tipo?.nome);
  const profissional: Referencia = medico
    ? referencia(medico.id, nome(medico.nome))
    : { display: 'Profissional da clínica' };
  return semAusentes<Agendamento>({
    resourceType: 'Appointment',
    id,
    status: STATUS[status],
    cancelationReason: status === 'remarcado' ? { text: 'Remarcado' } : undefined,
    serviceType: servico ? [{ text: servico }] : undefined,
    start: instante(inicio),
    end: instante(fim),
    participant: [
      { actor: referencia(pacienteId), status: ACEITOS.has(status) ? 'accepted' : 'needs-action' },
      { actor: profissional, status: 'accepted' },
    ],
  });
}
