import { TIPOS_DE_SOLICITACAO } from '@domain/area-paciente/solicitacoes.ts';
import { pode } from '@domain/permissoes.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { usePerfil } from '../session/AuthProvider.tsx';
import { consultar, contar } from '../supabase/consulta.ts';
import { lerLinhas } from '../supabase/linhas.ts';

const A_VISTA = 3;

/** Whether the person answers what patients ask about the data that a clinic keeps. */
export function useRespondeATitulares(clinicaId: string): boolean {
  const { id, tipo } = usePerfil();
  // A doctor keeps the data of the own practice; elsewhere the clinic does.
  return pode(tipo, 'titulares.responder') && id === clinicaId;
}

/** How many requests about their data patients wait to see answered by who keeps it. */
export function solicitacoesAbertasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: ['solicitacoes', clinicaId, 'contagem'],
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

const solicitacaoAVencerSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_DE_SOLICITACAO),
  /** The local day by which the answer is due, `AAAA-MM-DD`. */
  prazo: z.string(),
  paciente: z.object({ nome: z.string(), nome_social: z.nullable(z.string()) }),
});
export type SolicitacaoAVencer = z.infer<typeof solicitacaoAVencerSchema>;

/** The open requests whose term ends first. */
export function solicitacoesAVencerOptions(clinicaId: string) {
  return queryOptions({
    queryKey: ['solicitacoes', clinicaId, 'a-vencer'],
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('solicitacoes_titular')
          .select(
            'id, tipo, prazo, paciente:pacientes!request_stays_in_the_patients_tenant(nome, nome_social)',
          )
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
