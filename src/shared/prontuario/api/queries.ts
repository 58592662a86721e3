import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDasLeituras, chavesDoProntuario } from './keys.ts';
import {
  ALGUM_SINAL,
  COLUNAS_DO_MEDICAMENTO,
  COLUNAS_DOS_SINAIS,
  emUsoSchema,
  sinaisSchema,
} from './linhas.ts';

/** How many entries back each sign is looked for. */
const ENTRADAS = 40;
const MEDICAMENTOS = 100;

/**
 * Opens the record where no screen of it is open: what is read of it is written in its log, once in a
 * while, before it is read.
 */
export function aberturaOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDasLeituras.abertura(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      await consultar((db) =>
        db.rpc('folha_de_rosto', { p_paciente: pacienteId }).abortSignal(signal),
      );
      return true;
    },
  });
}

/** Vital signs of the finished, current entries of a patient, newest first. */
export function sinaisOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDasLeituras.medidas(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('prontuarios')
          .select(COLUNAS_DOS_SINAIS)
          .eq('paciente_id', pacienteId)
          .eq('status', 'finalizado')
          .is('substituido_por', null)
          // Leaves out inactivated entries.
          .is('inativado_em', null)
          .or(ALGUM_SINAL)
          .order('ocorrido_em', { ascending: false })
          .limit(ENTRADAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(sinaisSchema), linhas);
    },
  });
}

/**
 * The vital signs of a draft of the caller's own, as they stand on the server; null for one that
 * was not saved there yet, or is finished.
 */
export function rascunhoOptions(clinicaId: string, pacienteId: string, id: string) {
  return queryOptions({
    queryKey: chavesDasLeituras.rascunho(clinicaId, pacienteId, id),
    queryFn: async ({ signal }) => {
      // The policy shows nobody else's drafts.
      const linhas = await consultar((db) =>
        db
          .from('prontuarios')
          .select(COLUNAS_DOS_SINAIS)
          .eq('id', id)
          .eq('paciente_id', pacienteId)
          .eq('status', 'rascunho')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(sinaisSchema), linhas)[0] ?? null;
    },
    // A draft changes with every save.
    staleTime: 0,
  });
}

/** Medicines in use by a patient, as the record lists them; suspended ones are left out. */
export function emUsoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.emUso(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('medicamentos_em_uso')
          .select(COLUNAS_DO_MEDICAMENTO)
          .eq('paciente_id', pacienteId)
          .is('suspenso_em', null)
          .order('criado_em', { ascending: true })
          .limit(MEDICAMENTOS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(emUsoSchema), linhas);
    },
  });
}

/** Reads the timeline of a patient again, however it is filtered. */
export function relerLinhaDoTempo(
  cache: QueryClient,
  clinicaId: string,
  pacienteId: string,
): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDoProntuario.linhas(clinicaId, pacienteId) });
}
