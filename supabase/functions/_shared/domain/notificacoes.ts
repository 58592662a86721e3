/**
 * Every notice there is, one entry each: what its context holds, who hears it, and what each of them
 * opens by it. The trigger that rings names it (`private.notificar('convite_aceito', …)`) and says the
 * words, whose values it alone knows; a conformance test holds the names of both sides to one another.
 */
import * as z from 'zod/mini';
import type { TipoDeUsuario } from './permissoes.ts';

/** A screen by its name in the browser's `PATHS`, and what its address carries. */
export interface DestinoDoAviso {
  readonly tela:
    | 'acessosAoProntuario'
    | 'acompanhamento'
    | 'agenda'
    | 'agendaDoPlantao'
    | 'areaDoPaciente'
    | 'conversasDoPaciente'
    | 'dadosDoPaciente'
    | 'gestaoMedicos'
    | 'meusVinculos'
    | 'paciente'
    | 'pedidosDeTitulares'
    | 'plantoesDoHospital'
    | 'registroDoPaciente'
    | 'registrosDoPaciente'
    | 'verEvolucao';
  readonly params: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
}

/** Returns what a notice opens; null when it says all there is. */
type Abre<Contexto> = (contexto: Contexto) => DestinoDoAviso | null;

/** Who hears a notice, by type of user, each with what it opens for them. */
type Ouvem<Contexto> = Readonly<Partial<Record<TipoDeUsuario, Abre<Contexto>>>>;

function aviso<Forma extends z.core.$ZodLooseShape>(
  forma: Forma,
  ouvem: Ouvem<z.infer<z.ZodMiniObject<Forma>>>,
) {
  const contexto = z.object(forma);
  return {
    /**
     * Returns null also for a reader who does not hear it, and for a context that is not as agreed.
     */
    destino(leitor: TipoDeUsuario, bruto: unknown): DestinoDoAviso | null {
      const lido = contexto.safeParse(bruto);
      return (lido.success && ouvem[leitor]?.(lido.data)) || null;
    },
  };
}

const id = z.string();
const talvez = z.optional(z.nullable(z.string()));
const doPaciente = { patient_id: id, patient_nome: talvez };

const nada = () => null;
const paciente = ({ patient_id }: { patient_id: string }): DestinoDoAviso => ({
  tela: 'paciente',
  params: { id: patient_id },
});

const aoMedico = <C>(abre: Abre<C>) => ({ medico: abre });
const aoPaciente = <C>(abre: Abre<C>) => ({ paciente: abre });
/** Who keeps the record: an institution, or a doctor the own practice's. */
const aQuemGuarda = <C>(abre: Abre<C>) => ({ medico: abre, clinica: abre, hospital: abre });
const abreAGestao = (): DestinoDoAviso => ({ tela: 'gestaoMedicos', params: {} });
const aQuemVincula = { clinica: abreAGestao, hospital: abreAGestao };
/** What is about links opens them, for a doctor and for an on-call doctor. */
const abreOsVinculos = (): DestinoDoAviso => ({ tela: 'meusVinculos', params: {} });
const abreAAgendaDoPlantao = (): DestinoDoAviso => ({ tela: 'agendaDoPlantao', params: {} });
const aTodaAEquipe = <C>(abre: Abre<C>) => ({ ...aQuemGuarda(abre), staff: abre });

export const AVISOS = {
  /** Sent by hand, by the service or in the demonstration, never by a trigger. */
  recado: aviso(
    { patient_id: talvez, patient_nome: talvez },
    {
      ...aTodaAEquipe(({ patient_id }) => (patient_id ? paciente({ patient_id }) : null)),
      ...aoPaciente(({ patient_id }) =>
        patient_id ? { tela: 'areaDoPaciente', params: {} } : null,
      ),
      plantonista: nada,
    },
  ),

  convite_aceito: aviso({}, aQuemGuarda(nada)),
  /** A clinic asks; until the doctor accepts, nothing changes. */
  vinculo_pedido: aviso({}, { medico: abreOsVinculos, plantonista: abreOsVinculos }),
  vinculo_ativo: aviso({}, { medico: nada, plantonista: abreAAgendaDoPlantao }),
  vinculo_aceito: aviso({}, aQuemVincula),
  /** Refused, or ended by the doctor. */
  vinculo_recusado: aviso({}, aQuemVincula),
  vinculo_encerrado: aviso({}, { medico: nada, plantonista: nada }),

  paciente_sob_cuidados: aviso(doPaciente, aoMedico(paciente)),
  obito_registrado: aviso(doPaciente, aoMedico(paciente)),
  adendo: aviso(
    { ...doPaciente, prontuario_id: id },
    aoMedico(({ patient_id, prontuario_id }) => ({
      tela: 'verEvolucao',
      params: { id: patient_id, prontuarioId: prontuario_id },
    })),
  ),
  registro_compartilhado: aviso(
    { ...doPaciente, prontuario_id: id },
    aoPaciente(({ prontuario_id }) => ({
      tela: 'registroDoPaciente',
      params: { id: prontuario_id },
    })),
  ),

  documento_emitido: aviso(
    { ...doPaciente, documento_id: id },
    aoPaciente(() => ({ tela: 'registrosDoPaciente', params: {} })),
  ),

  prontuario_restrito: aviso(doPaciente, aoMedico(paciente)),
  restricao_retirada: aviso(doPaciente, aoMedico(paciente)),
  /** To the doctor who answers for the patient. */
  emergencia: aviso(doPaciente, aoMedico(paciente)),
  /** To who keeps the record, and its log. */
  emergencia_na_clinica: aviso(
    doPaciente,
    aQuemGuarda(({ patient_id }) => ({
      tela: 'acessosAoProntuario',
      params: { id: patient_id },
    })),
  ),

  conta_vinculada: aviso(doPaciente, aTodaAEquipe(paciente)),
  conta_confirmada: aviso(
    {},
    aoPaciente(() => ({ tela: 'areaDoPaciente', params: {} })),
  ),
  outra_conta_vinculada: aviso({}, aoPaciente(nada)),
  conta_encerrada_pelo_paciente: aviso(doPaciente, aQuemGuarda(paciente)),
  conta_encerrada: aviso({}, aoPaciente(nada)),

  pedido_de_titular: aviso(
    { ...doPaciente, solicitacao_id: id },
    aQuemGuarda(() => ({ tela: 'pedidosDeTitulares', params: {} })),
  ),
  pedido_respondido: aviso(
    { ...doPaciente, solicitacao_id: id },
    aoPaciente(() => ({ tela: 'dadosDoPaciente', params: {} })),
  ),

  mensagem: aviso(
    { ...doPaciente, conversa_id: id, assunto: talvez },
    {
      ...aTodaAEquipe(({ patient_id, assunto }) => ({
        tela: 'acompanhamento',
        params: {},
        search: { chat: patient_id, ...(assunto && { assunto }) },
      })),
      ...aoPaciente(({ patient_id, assunto }) => ({
        tela: 'conversasDoPaciente',
        params: {},
        search: { com: patient_id, ...(assunto && { assunto }) },
      })),
    },
  ),

  /** 24 and 2 hours before a planned shift. */
  lembrete_de_plantao: aviso({ plantao_id: id }, { plantonista: abreAAgendaDoPlantao }),
  passagem_recebida: aviso({}, { plantonista: nada }),
  /** A planned shift is offered, or what the other side answered. */
  oferta_de_plantao: aviso({ oferta_id: id }, { plantonista: abreAAgendaDoPlantao }),
  /** Open shifts of a hospital: new ones and one taken back to its doctors, what they did to it. */
  vaga_de_plantao: aviso(
    { hospital_id: id },
    {
      plantonista: abreAAgendaDoPlantao,
      hospital: () => ({ tela: 'plantoesDoHospital', params: {} }),
    },
  ),

  /** A change of an appointment; without its local `dia` the agenda looks the day up. */
  agendamento: aviso(
    { ...doPaciente, consulta_id: talvez, dia: talvez },
    {
      ...aTodaAEquipe(({ patient_id, consulta_id, dia }) =>
        consulta_id
          ? {
              tela: 'agenda',
              params: {},
              search: { agendamento: consulta_id, vista: 'dia', ...(dia && { dia }) },
            }
          : paciente({ patient_id }),
      ),
      ...aoPaciente(({ consulta_id }) => ({
        tela: 'agenda',
        params: {},
        search: { ...(consulta_id && { agendamento: consulta_id }) },
      })),
    },
  ),
} as const;
export type Aviso = keyof typeof AVISOS;

/**
 * Returns what a notice opens for its reader; null for nothing, and for one that only a newer
 * server knows.
 */
export function destinoDoAviso(
  nome: string,
  contexto: unknown,
  leitor: TipoDeUsuario,
): DestinoDoAviso | null {
  return Object.hasOwn(AVISOS, nome) ? AVISOS[nome as Aviso].destino(leitor, contexto) : null;
}
