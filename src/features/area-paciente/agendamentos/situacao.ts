/** How an appointment stands for its patient, and what the patient may do about it now. Pure. */
import type { Agendamento } from '../api/linhas.ts';

/** What matters of an appointment here. */
type Visto = Pick<
  Agendamento,
  'status' | 'inicio' | 'fim' | 'quem_confirma' | 'cancelar_ate' | 'remarcar_ate'
>;

/** How it stands, in words. */
export function rotuloDaSituacao(agendamento: Visto, agora: number): string {
  const { status, quem_confirma, fim } = agendamento;
  switch (status) {
    case 'reservado':
      return 'Vaga oferecida a você';
    case 'em_atendimento':
      return 'Em atendimento';
    case 'realizado':
      return 'Realizado';
    case 'faltou':
      return 'Você não compareceu';
    case 'cancelado':
      return 'Cancelado';
    case 'remarcado':
      return 'Remarcado';
    default:
      if (Date.parse(fim) <= agora) return 'Sem registro de atendimento';
      if (status === 'confirmado') return 'Confirmado';
      return quem_confirma === 'clinica'
        ? 'À espera da confirmação da clínica'
        : 'Falta você confirmar';
  }
}

/** What the patient may do now. The database decides again when it is done. */
export interface AcoesPossiveis {
  confirmar: boolean;
  remarcar: boolean;
  cancelar: boolean;
  /** Something that the patient could do earlier, only the clinic can do now. */
  soPorTelefone: boolean;
}

/** What the rules of the clinic let the patient do with an appointment at an instant. */
export function acoesPossiveis(agendamento: Visto, agora: number): AcoesPossiveis {
  const { status, inicio, quem_confirma, cancelar_ate, remarcar_ate } = agendamento;
  const marcado = (status === 'agendado' || status === 'confirmado') && Date.parse(inicio) > agora;
  const remarcar = marcado && agora <= Date.parse(remarcar_ate);
  const cancelar = marcado && agora <= Date.parse(cancelar_ate);
  return {
    confirmar: marcado && status === 'agendado' && quem_confirma === 'paciente',
    remarcar,
    cancelar,
    soPorTelefone: marcado && !(remarcar && cancelar),
  };
}

/** How long before it begins the room of a teleconsultation is offered, in ms. */
const SALA_ABERTA = 3_600_000;

/** Whether it is time to go into the room of a teleconsultation. */
export function salaAberta(
  { status, inicio, fim, teleconsulta, link }: Visto & Pick<Agendamento, 'teleconsulta' | 'link'>,
  agora: number,
): boolean {
  const vale = ['agendado', 'confirmado', 'em_atendimento'].includes(status);
  const perto = agora >= Date.parse(inicio) - SALA_ABERTA && agora < Date.parse(fim);
  return vale && perto && teleconsulta && link !== null;
}

/** `remarcar ou cancelar`, of what only the clinic can do now. */
export function oQueSoATelefone({ remarcar, cancelar }: AcoesPossiveis): string {
  return [!remarcar && 'remarcar', !cancelar && 'cancelar'].filter(Boolean).join(' ou ');
}
