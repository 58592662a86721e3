import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDeSolicitacoes } from './keys.ts';
import { COLUNAS_DA_SOLICITACAO, solicitacaoDaClinicaSchema } from './linhas.ts';

const PACIENTE = 'paciente:pacientes!request_stays_in_the_patients_tenant(nome, nome_social)';

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

/** Answers a request, once: done, or refused with the reason. */
export async function responderSolicitacao(
  id: string,
  atendida: boolean,
  resposta: string,
): Promise<void> {
  await consultar((db) =>
    db.rpc('responder_solicitacao', { p_id: id, p_atendida: atendida, p_resposta: resposta }),
  );
}
