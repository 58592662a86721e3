import { colunas } from '@domain/contracts/colunas.ts';
import { type PacienteResumido, pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { capaOptions } from './capa.ts';
import { chavesDoPaciente } from './keys.ts';

/** What must be seen before anything is done to a patient. */
export const resumoClinicoSchema = z.object({
  alergias: z.array(z.string()),
  nega_alergias: z.boolean(),
  alertas: z.array(z.string()),
  atualizado_em: z.string(),
});
export type ResumoClinico = z.infer<typeof resumoClinicoSchema>;

const pacientesSchema = z.array(pacienteResumidoSchema);
const resumosSchema = z.array(resumoClinicoSchema);

const QUANTOS = 12;
const COLUNAS = colunas(pacienteResumidoSchema);
export const COLUNAS_DO_RESUMO = 'alergias, nega_alergias, alertas, atualizado_em';

/** Returns the name a patient is called by. */
export function nomeExibido(paciente: Pick<PacienteResumido, 'nome' | 'nome_social'>): string {
  return paciente.nome_social ?? paciente.nome;
}

/** Reads a patient's identity; null when there is none with this id that the caller may see. */
export function pacienteOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.identidade(clinicaId, id),
    queryFn: async ({ client, signal }) => {
      const linhas = await daConjunta(
        client,
        capaOptions(clinicaId, id),
        'paciente',
        pacientesSchema,
        () => buscarPaciente(id, signal),
      );
      return linhas[0] ?? null;
    },
  });
}

/** Active patients of the clinic by any part of name, CPF or phone, the best first. */
export function pacientesAtivosOptions(clinicaId: string, termo: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.busca(clinicaId, termo),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('buscar_pacientes', {
            p_termo: termo,
            p_clinica: clinicaId,
            p_limite: QUANTOS,
            p_ativo: true,
          })
          .abortSignal(signal),
      );
      return lerLinhas(pacientesSchema, linhas);
    },
    placeholderData: keepPreviousData,
  });
}

/** Allergies and alerts; null when the patient was never asked. */
export function resumoClinicoOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.resumo(clinicaId, id),
    queryFn: async ({ client, signal }) => {
      const linhas = await daConjunta(
        client,
        capaOptions(clinicaId, id),
        'resumo',
        resumosSchema,
        () => buscarResumo(id, signal),
      );
      return linhas[0] ?? null;
    },
  });
}

async function buscarPaciente(id: string, sinal: AbortSignal): Promise<PacienteResumido[]> {
  // An address typed by hand may hold anything: what is no id belongs to nobody.
  if (!z.uuid().safeParse(id).success) return [];
  const linhas = await consultar((db) =>
    db.from('pacientes').select(COLUNAS).eq('id', id).abortSignal(sinal),
  );
  return lerLinhas(pacientesSchema, linhas);
}

async function buscarResumo(id: string, sinal: AbortSignal): Promise<ResumoClinico[]> {
  const linhas = await consultar((db) =>
    db.from('resumos_clinicos').select(COLUNAS_DO_RESUMO).eq('paciente_id', id).abortSignal(sinal),
  );
  return lerLinhas(resumosSchema, linhas);
}

/** Reads everything kept of a patient again. */
export function relerPaciente(cache: QueryClient, clinicaId: string, id: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDoPaciente.um(clinicaId, id) });
}

/** Makes what was searched among a clinic's patients be read again, after a new one. */
export function relerBuscas(cache: QueryClient, clinicaId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDoPaciente.buscas(clinicaId) });
}
