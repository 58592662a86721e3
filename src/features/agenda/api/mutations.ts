import type { StatusDoAgendamento } from '@domain/agenda/status.ts';
import * as z from 'zod/mini';
import { ErroComSentenca, foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { Detalhe } from './linhas.ts';

const mudadoSchema = z.object({ id: z.uuid() });
const primeiro = (linhas: readonly z.input<typeof mudadoSchema>[]) =>
  lerLinhas(z.array(mudadoSchema), linhas)[0]?.id ?? '';

/** An appointment as it is booked; its id is made here, so that sending it twice makes one. */
export interface NovoAgendamento {
  id: string;
  clinica_id: string;
  paciente_id: string;
  medico_id: string;
  tipo_id: string;
  sala_id: string | null;
  inicio: string;
  fim: string;
  encaixe: boolean;
  motivo_do_encaixe: string | null;
  observacoes: string | null;
}

/** Whether a time was refused because somebody, or time off, is there. */
export function estaOcupado(erro: unknown): boolean {
  return foiRecusado(erro, 'CONFLITO');
}

/** Books. Sent again after a lost answer, it finds the row it made. */
export async function agendar(novo: NovoAgendamento): Promise<void> {
  try {
    await consultar((db) => db.from('agendamentos').insert(novo).select('id').single());
  } catch (erro) {
    const proprio = await consultar((db) =>
      db.from('agendamentos').select('id').eq('id', novo.id),
    ).catch(() => []);
    if (proprio.length === 0) throw erro;
  }
}

/** Another time, doctor or room; `motivo` goes to the history. */
export interface NovoHorario {
  inicio: string;
  fim: string;
  medico: string;
  /** Null leaves the room that was. */
  sala: string | null;
  motivo?: string;
  /** Books over somebody else, for this reason. */
  encaixe?: string;
}

/** Moves an appointment; yields the id that holds from then on. */
export async function remarcar(id: string, novo: NovoHorario): Promise<string> {
  const linhas = await consultar((db) =>
    db.rpc('remarcar', {
      p_agendamento: id,
      p_inicio: novo.inicio,
      p_fim: novo.fim,
      p_medico: novo.medico,
      p_sala: novo.sala,
      p_motivo: novo.motivo ?? null,
      p_motivo_do_encaixe: novo.encaixe ?? null,
    }),
  );
  return primeiro(linhas);
}

/** Moves an appointment along its states, with a note for the history. */
export async function mudarStatus(
  id: string,
  status: StatusDoAgendamento,
  observacoes?: string,
): Promise<void> {
  await consultar((db) =>
    db.rpc('mudar_status', {
      p_agendamento: id,
      p_status: status,
      p_observacoes: observacoes ?? null,
    }),
  );
}

/** The patient arrived and waits, or it was a mistake. */
export async function registrarChegada(id: string, chegou: boolean): Promise<void> {
  await consultar((db) => db.rpc('registrar_chegada', { p_agendamento: id, p_chegou: chegou }));
}

/** Leaves the room; the time stays. */
export async function deixarSala(id: string): Promise<void> {
  await consultar((db) =>
    db.from('agendamentos').update({ sala_id: null }).eq('id', id).select('id').single(),
  );
}

class MudouEnquantoIsso extends ErroComSentenca {
  override readonly name = 'MudouEnquantoIsso';

  constructor() {
    super('Este agendamento mudou enquanto você escrevia. Veja como ficou e salve de novo.');
  }
}

type Lido = Pick<Detalhe, 'id' | 'atualizado_em'>;

/** @throws {ErroComSentenca} when somebody changed the appointment since then: nothing is written over. */
async function guardar(
  { id, atualizado_em: lido }: Lido,
  parte: { observacoes: string | null } | { link_da_teleconsulta: string | null },
): Promise<void> {
  const linhas = await consultar((db) =>
    db.from('agendamentos').update(parte).eq('id', id).eq('atualizado_em', lido).select('id'),
  );
  if (linhas.length === 0) throw new MudouEnquantoIsso();
}

/**
 * What the desk and the doctor should know of it, in place of what was read.
 * @throws {ErroComSentenca} when somebody changed the appointment since then.
 */
export function guardarObservacoes(lido: Lido, observacoes: string | null): Promise<void> {
  return guardar(lido, { observacoes });
}

/**
 * The video room of this appointment alone; null: that of its kind.
 * @throws {ErroComSentenca} when somebody changed the appointment since it was read.
 */
export function guardarLink(lido: Lido, link: string | null): Promise<void> {
  return guardar(lido, { link_da_teleconsulta: link });
}
