import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { Detalhe } from './linhas.ts';
import { mudarStatus } from './mutations.ts';

const entradaSchema = z.object({
  id: z.uuid(),
  status: z.enum(['rascunho', 'finalizado', 'descartado']),
});

/** Where the record opens: the draft to write in, or the entry that was written. */
export interface EvolucaoDoAtendimento {
  id: string;
  finalizada: boolean;
}

/**
 * Begins the appointment and ties an entry to it: the one already tied, the doctor's open draft
 * about this patient, or a new draft. Doing it again leads to the same entry.
 */
export async function abrirEvolucao(
  agendamento: Pick<Detalhe, 'id' | 'status' | 'paciente_id' | 'medico_id' | 'prontuario_id'>,
  clinicaId: string,
): Promise<EvolucaoDoAtendimento> {
  const { status, prontuario_id: ligada } = agendamento;
  const entrada = ligada ? await lerEntrada(ligada) : null;
  if (entrada?.status === 'finalizado') return { id: entrada.id, finalizada: true };
  if (status !== 'em_atendimento' && status !== 'realizado') {
    await mudarStatus(agendamento.id, 'em_atendimento');
  }
  if (entrada?.status === 'rascunho') return { id: entrada.id, finalizada: false };
  const id =
    (await rascunhoAberto(agendamento)) ??
    (await criarRascunho(agendamento.paciente_id, clinicaId));
  await consultar((db) =>
    db
      .from('agendamentos')
      .update({ prontuario_id: id })
      .eq('id', agendamento.id)
      .select('id')
      .single(),
  );
  return { id, finalizada: false };
}

async function lerEntrada(id: string) {
  const linhas = await consultar((db) => db.from('prontuarios').select('id, status').eq('id', id));
  return lerLinhas(z.array(entradaSchema), linhas)[0] ?? null;
}

/** A draft of an entry of its own; corrections and addenda belong to other entries. */
async function rascunhoAberto({
  paciente_id: paciente,
  medico_id: medico,
}: Pick<Detalhe, 'paciente_id' | 'medico_id'>): Promise<string | null> {
  const linhas = await consultar((db) =>
    db
      .from('prontuarios')
      .select('id, status')
      .eq('paciente_id', paciente)
      .eq('autor_id', medico)
      .eq('status', 'rascunho')
      .is('adendo_de', null)
      .is('corrige_id', null)
      .limit(1),
  );
  return lerLinhas(z.array(entradaSchema), linhas)[0]?.id ?? null;
}

async function criarRascunho(pacienteId: string, clinicaId: string): Promise<string> {
  const linha = await consultar((db) =>
    db
      .from('prontuarios')
      .insert({ id: crypto.randomUUID(), paciente_id: pacienteId, clinica_id: clinicaId })
      .select('id, status')
      .single(),
  );
  return lerLinhas(entradaSchema, linha).id;
}
