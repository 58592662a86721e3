import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';

const texto = z.nullable(z.string());

export const PERIODOS = ['qualquer', 'manha', 'tarde', 'noite'] as const;
export type Periodo = (typeof PERIODOS)[number];
export const ROTULO_DO_PERIODO: Readonly<Record<Periodo, string>> = {
  qualquer: 'Qualquer horário',
  manha: 'De manhã',
  tarde: 'À tarde',
  noite: 'À noite',
};

export const lugarSchema = z.object({
  id: z.uuid(),
  tipo_id: z.uuid(),
  /** Null: any doctor of the clinic. */
  medico_id: z.nullable(z.uuid()),
  periodo: z.enum(PERIODOS),
  /** 1, Monday, to 7, Sunday. */
  dias_da_semana: z.array(z.number()),
  /** Local days between which a slot would do; null: no limit. */
  a_partir_de: texto,
  ate: texto,
  prioridade: z.number(),
  observacoes: texto,
  criado_em: z.string(),
  paciente: z.object({ id: z.uuid(), nome: z.string(), nome_social: texto, telefone: texto }),
});
/** Somebody who waits, and for what. */
export type QuemEspera = z.infer<typeof lugarSchema>;

export const COLUNAS_DO_LUGAR =
  'id, tipo_id, medico_id, periodo, dias_da_semana, a_partir_de, ate, prioridade, observacoes, criado_em, paciente:pacientes!who_waits_is_a_patient_of_the_tenant(id, nome, nome_social, telefone)';

const ofertaSchema = z.object({
  id: z.uuid(),
  lista_id: z.uuid(),
  inicio: z.string(),
  reserva_expira_em: texto,
});
export type Oferta = z.infer<typeof ofertaSchema>;

/** What is said of a slot that was just held. */
const guardadaSchema = z.pick(ofertaSchema, { id: true, reserva_expira_em: true });

/** A place in the list, and the slot held for it now. */
export interface Lugar extends QuemEspera {
  oferta: Oferta | undefined;
}

/** Who waits for a slot, in the order in which to ask, with the slot held for them if there is one. */
export function esperaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.espera(clinicaId),
    queryFn: async ({ signal }): Promise<Lugar[]> => {
      const [lugares, ofertas] = await Promise.all([
        buscarLugares(clinicaId, signal),
        buscarOfertas(clinicaId, signal),
      ]);
      const porLugar = new Map(ofertas.map((oferta) => [oferta.lista_id, oferta]));
      return lugares.map((lugar) => ({ ...lugar, oferta: porLugar.get(lugar.id) }));
    },
    staleTime: 0,
  });
}

async function buscarLugares(clinicaId: string, sinal: AbortSignal) {
  const linhas = await consultar((db) =>
    db
      .from('lista_de_espera')
      .select(COLUNAS_DO_LUGAR)
      .eq('clinica_id', clinicaId)
      .eq('status', 'aguardando')
      .order('prioridade')
      .order('criado_em')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(lugarSchema), linhas);
}

/** Slots held for who waits, until they expire. */
async function buscarOfertas(clinicaId: string, sinal: AbortSignal): Promise<Oferta[]> {
  const linhas = await consultar((db) =>
    db
      .from('agendamentos')
      .select('id, lista_id, inicio, reserva_expira_em')
      .eq('clinica_id', clinicaId)
      .eq('status', 'reservado')
      .gt('reserva_expira_em', new Date().toISOString())
      .not('lista_id', 'is', null)
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(ofertaSchema), linhas);
}

/** A patient put on the list. */
export interface NovoLugar {
  clinica_id: string;
  paciente_id: string;
  tipo_id: string;
  medico_id: string | null;
  periodo: Periodo;
  dias_da_semana: number[];
  a_partir_de: string | null;
  ate: string | null;
  prioridade: number;
  observacoes: string | null;
}

export async function incluirNaEspera(novo: NovoLugar): Promise<void> {
  await consultar((db) => db.from('lista_de_espera').insert(novo).select('id').single());
}

/** Takes a patient who gave up off the list, or back. */
export async function definirEspera(id: string, aguardando: boolean): Promise<void> {
  await consultar((db) =>
    db
      .from('lista_de_espera')
      .update({ status: aguardando ? 'aguardando' : 'encerrada' })
      .eq('id', id)
      .select('id')
      .single(),
  );
}

/** Holds a slot for who waits, until they answer or the offer expires. */
export async function ofertarVaga(
  lugarId: string,
  vaga: { medico_id: string; inicio: string; sala_id: string | null },
): Promise<z.infer<typeof guardadaSchema>> {
  const linhas = await consultar((db) =>
    db.rpc('ofertar_vaga', {
      p_lista: lugarId,
      p_medico: vaga.medico_id,
      p_inicio: vaga.inicio,
      p_sala: vaga.sala_id,
    }),
  );
  return lerLinhas(z.tuple([guardadaSchema]), linhas)[0];
}

/** What the patient answered to an offer. */
export async function responderOferta(agendamentoId: string, aceita: boolean): Promise<void> {
  await consultar((db) =>
    db.rpc(aceita ? 'aceitar_oferta' : 'recusar_oferta', { p_agendamento: agendamentoId }),
  );
}

/** Takes an offer back: the slot is free again, and the patient keeps waiting. */
export async function retirarOferta(agendamentoId: string): Promise<void> {
  await consultar((db) =>
    db.rpc('recusar_oferta', {
      p_agendamento: agendamentoId,
      p_observacoes: 'Oferta cancelada pela clínica.',
    }),
  );
}
