import { colunas } from '@domain/contracts/colunas.ts';
import {
  type AtendimentoNoHospital,
  atendimentoNoHospitalSchema,
  type SessaoNoHospital,
  sessaoNoHospitalSchema,
  type Vaga,
  vagaSchema,
} from '@domain/contracts/escala.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoesDoHospital } from './keys.ts';

const COLUNAS_DA_VAGA = colunas(vagaSchema, {
  medico: 'medico:profiles!vagas_de_plantao_tomada_por_fkey(nome,crm,crm_uf)',
});
const MAXIMO_DE_VAGAS = 500;

/** Shifts that the hospital published and that end after an instant, by their hour. */
export function vagasOptions(hospitalId: string, desde: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: chavesDosPlantoesDoHospital.vagas(hospitalId),
    queryFn: async ({ signal }): Promise<Vaga[]> => {
      const linhas = await consultar((db) =>
        db
          .from('vagas_de_plantao')
          .select(COLUNAS_DA_VAGA)
          .eq('clinica_id', hospitalId)
          .neq('estado', 'cancelada')
          .gt('fim', desde)
          .order('inicio')
          .order('id')
          .limit(MAXIMO_DE_VAGAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(vagaSchema), linhas);
    },
  });
}

/** Sessions worked in places of the hospital that began in `[de, ate)`, newest first. */
export function sessoesOptions(hospitalId: string, de: string, ate: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: chavesDosPlantoesDoHospital.sessoes(hospitalId, de, ate),
    queryFn: async ({ signal }): Promise<SessaoNoHospital[]> => {
      const linhas = await consultar((db) =>
        db.rpc('plantoes_do_hospital', { p_de: de, p_ate: ate }).abortSignal(signal),
      );
      return lerLinhas(z.array(sessaoNoHospitalSchema), linhas);
    },
  });
}

/** The attendances of a session, in order of arrival. */
export function atendimentosOptions(hospitalId: string, sessaoId: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: chavesDosPlantoesDoHospital.atendimentos(hospitalId, sessaoId),
    queryFn: async ({ signal }): Promise<AtendimentoNoHospital[]> => {
      const linhas = await consultar((db) =>
        db.rpc('atendimentos_do_plantao_do_hospital', { p_sessao: sessaoId }).abortSignal(signal),
      );
      return lerLinhas(z.array(atendimentoNoHospitalSchema), linhas);
    },
  });
}
