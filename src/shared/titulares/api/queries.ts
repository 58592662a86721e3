import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { consultar, contar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDeSolicitacoes } from './keys.ts';
import {
  COLUNAS_DA_SOLICITACAO,
  solicitacaoAVencerSchema,
  solicitacaoDaClinicaSchema,
} from './linhas.ts';

const PACIENTE = 'paciente:pacientes!request_stays_in_the_patients_tenant(nome, nome_social)';
const A_VISTA = 3;

/** Whether the person answers what patients ask about the data that a clinic keeps. */
export function useRespondeATitulares(clinicaId: string): boolean {
  const { id } = usePerfil();
  const pode = usePode();
  // A doctor keeps the data of the own practice; elsewhere the clinic does.
  return pode('titulares.responder') && id === clinicaId;
}

/** How many requests about their data patients wait to see answered by who keeps it. */
export function solicitacoesAbertasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeSolicitacoes.contagem(clinicaId),
    queryFn: ({ signal }) =>
      contar((db) =>
        db
          .from('solicitacoes_titular')
          .select('id', { count: 'exact', head: true })
          .eq('clinica_id', clinicaId)
          .eq('status', 'aberta')
          .abortSignal(signal),
      ),
    staleTime: 0,
  });
}

/** The open requests whose term ends first. */
export function solicitacoesAVencerOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeSolicitacoes.aVencer(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('solicitacoes_titular')
          .select(`id, tipo, prazo, ${PACIENTE}`)
          .eq('clinica_id', clinicaId)
          .eq('status', 'aberta')
          .order('prazo')
          .order('id')
          .limit(A_VISTA)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(solicitacaoAVencerSchema), linhas);
    },
    staleTime: 0,
  });
}

/** Requests to a clinic: open ones by their term, or ended ones, ended last first. */
export function solicitacoesOptions(clinicaId: string, situacao: 'abertas' | 'encerradas') {
  return queryOptions({
    queryKey: chavesDeSolicitacoes.lista(clinicaId, situacao),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => {
        const consulta = db
          .from('solicitacoes_titular')
          .select(`${COLUNAS_DA_SOLICITACAO}, ${PACIENTE}`)
          .eq('clinica_id', clinicaId)
          .limit(100);
        return (
          situacao === 'abertas'
            ? consulta.eq('status', 'aberta').order('prazo').order('id')
            : consulta.neq('status', 'aberta').order('encerrada_em', { ascending: false })
        ).abortSignal(signal);
      });
      return lerLinhas(z.array(solicitacaoDaClinicaSchema), linhas);
    },
    staleTime: 0,
  });
}

/** Reads the requests to a clinic again, and how many wait. */
export function relerSolicitacoes(cache: QueryClient, clinicaId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDeSolicitacoes.todas(clinicaId) });
}
