import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { conjunta, daConjunta, type Partes } from '@/lib/query/conjunta.ts';
import { consultar, consultarTodas } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';
import {
  type Agendamento,
  agendamentoSchema,
  type Bloqueio,
  bloqueioSchema,
  COLUNAS_DO_AGENDAMENTO,
  COLUNAS_DO_DETALHE,
  type Detalhe,
  detalheSchema,
  type Evento,
  eventoSchema,
} from './linhas.ts';

const MAIS_LONGO_EM_HORAS = 12;
const agendamentosSchema = z.array(agendamentoSchema);
const bloqueiosSchema = z.array(bloqueioSchema);

/** The day that it is in the clinic: `agendamentos` and `bloqueios`, and the instants `de` and `ate` of the day. */
export function hojeOptions(clinicaId: string) {
  return conjunta({
    queryKey: chavesDaAgenda.hoje(clinicaId),
    queryFn: ({ signal }) =>
      consultar((db) => db.rpc('agenda_de_hoje', { p_clinica: clinicaId }).abortSignal(signal)),
  });
}

/** Whether it is this period that was answered. */
const entre = (de: string, ate: string) => (partes: Partes) =>
  Date.parse(String(partes.de)) === Date.parse(de) &&
  Date.parse(String(partes.ate)) === Date.parse(ate);

/** Appointments that fall in `[de, ate)`, two instants, in order of beginning. */
export function periodoOptions(clinicaId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.periodo(clinicaId, de, ate),
    queryFn: ({ client, signal }) =>
      daConjunta(
        client,
        hojeOptions(clinicaId),
        'agendamentos',
        agendamentosSchema,
        () => buscarPeriodo(clinicaId, de, ate, signal),
        entre(de, ate),
      ),
    // Others book at the same time; what changed is told by the database, and read again.
    staleTime: 60_000,
  });
}

async function buscarPeriodo(
  clinicaId: string,
  de: string,
  ate: string,
  sinal: AbortSignal,
): Promise<Agendamento[]> {
  const desde = new Date(Date.parse(de) - MAIS_LONGO_EM_HORAS * 3_600_000).toISOString();
  const linhas = await consultarTodas((db, primeira, ultima) =>
    db
      .from('agendamentos')
      .select(COLUNAS_DO_AGENDAMENTO)
      .eq('clinica_id', clinicaId)
      .gte('inicio', desde)
      .lt('inicio', ate)
      .gt('fim', de)
      .order('inicio')
      .order('id')
      .range(primeira, ultima)
      .abortSignal(sinal),
  );
  return lerLinhas(agendamentosSchema, linhas);
}

/** One appointment with what only its drawer shows; null when it is not the caller's to see. */
export function detalheOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.um(clinicaId, id),
    queryFn: async ({ signal }): Promise<Detalhe | null> => {
      if (!z.uuid().safeParse(id).success) return null;
      const linhas = await consultar((db) =>
        db
          .from('agendamentos')
          .select(COLUNAS_DO_DETALHE)
          .eq('clinica_id', clinicaId)
          .eq('id', id)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(detalheSchema), linhas)[0] ?? null;
    },
    staleTime: 0,
  });
}

const ondeSchema = z.array(z.object({ clinica_id: z.uuid() }));

/** The clinic of an appointment that is not this one's, when the caller works there too; else null. */
export function clinicaDoAgendamentoOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.clinicaDe(clinicaId, id),
    queryFn: async ({ signal }): Promise<string | null> => {
      if (!z.uuid().safeParse(id).success) return null;
      const linhas = await consultar((db) =>
        db.from('agendamentos').select('clinica_id').eq('id', id).abortSignal(signal),
      );
      return lerLinhas(ondeSchema, linhas)[0]?.clinica_id ?? null;
    },
  });
}

/** What happened to an appointment, oldest first. */
export function historicoOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.historico(clinicaId, id),
    queryFn: async ({ signal }): Promise<Evento[]> => {
      const linhas = await consultar((db) =>
        db
          .from('agendamento_eventos')
          .select(
            'id, de, para, observacoes, ocorrido_em, pelo_paciente, autor:profiles!agendamento_eventos_autor_id_fkey(nome)',
          )
          .eq('agendamento_id', id)
          .order('ocorrido_em')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(eventoSchema), linhas);
    },
    staleTime: 0,
  });
}

/** Time off that touches `[de, ate)`, two instants. */
export function bloqueiosOptions(clinicaId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.bloqueios(clinicaId, de, ate),
    queryFn: ({ client, signal }) =>
      daConjunta(
        client,
        hojeOptions(clinicaId),
        'bloqueios',
        bloqueiosSchema,
        () => buscarBloqueios(clinicaId, de, ate, signal),
        entre(de, ate),
      ),
  });
}

async function buscarBloqueios(
  clinicaId: string,
  de: string,
  ate: string,
  sinal: AbortSignal,
): Promise<Bloqueio[]> {
  const linhas = await consultar((db) =>
    db
      .from('bloqueios_de_agenda')
      .select('id, medico_id, inicio, fim, motivo, observacao')
      .eq('clinica_id', clinicaId)
      .eq('ativo', true)
      .lt('inicio', ate)
      .gt('fim', de)
      .order('inicio')
      .abortSignal(sinal),
  );
  return lerLinhas(bloqueiosSchema, linhas);
}
