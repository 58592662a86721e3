import type { Perfil } from '@domain/contracts/perfil.ts';
import type { Pode } from '@domain/permissoes.ts';
import { PATHS } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import type { Passos } from './api/passos.ts';

export interface Passo {
  rotulo: string;
  feito: boolean;
  destino: { to: string; search?: Record<string, string> };
}

/** Whether first steps in a clinic are a person's to take: a doctor's in the own practice, else who invites. */
export function comecaEm({ id, tipo }: Perfil, clinica: Clinica, pode: Pode): boolean {
  if (tipo === 'medico') return clinica.id === id && !clinica.soLeitura;
  return pode('medicos.convidar');
}

/** The agenda as it is needed to book: kinds of appointment, and hours of somebody. */
function agenda({ tipos, horarios }: Passos): Passo {
  return {
    rotulo: 'Montar a agenda: tipos de atendimento e horários',
    feito: tipos && horarios,
    destino: { to: PATHS.ajustesDaAgenda, search: { aba: tipos ? 'horarios' : 'tipos' } },
  };
}

const paciente = ({ paciente: feito }: Passos): Passo => ({
  rotulo: 'Cadastrar o primeiro paciente',
  feito,
  destino: { to: PATHS.novoPaciente },
});

const agendamento = ({ agendamento: feito }: Passos): Passo => ({
  rotulo: 'Marcar a primeira consulta',
  feito,
  destino: { to: PATHS.agenda, search: { novo: 'agora' } },
});

/**
 * The way from an empty clinic to a working one. An invitation on its way counts as done. A clinic
 * links doctors by itself; a hospital invites them.
 */
export function passosDaClinica(feitos: Passos, vincula: boolean): Passo[] {
  return [
    {
      rotulo: vincula ? 'Vincular um médico' : 'Convidar um médico',
      feito: feitos.medico,
      destino: { to: PATHS.gestaoMedicos, search: { aba: vincula ? 'vincular' : 'convites' } },
    },
    agenda(feitos),
    {
      rotulo: 'Convidar a equipe',
      feito: feitos.equipe,
      destino: { to: PATHS.gestaoMedicos, search: { aba: 'convites', para: 'staff' } },
    },
    paciente(feitos),
    agendamento(feitos),
  ];
}

/** The way of a doctor into the own practice. */
export function passosDoConsultorio(feitos: Passos): Passo[] {
  return [
    agenda(feitos),
    {
      rotulo: 'Escrever a primeira evolução',
      feito: feitos.evolucao,
      destino: { to: PATHS.prontuario },
    },
    paciente(feitos),
    agendamento(feitos),
  ];
}
