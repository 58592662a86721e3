import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { capaOptions } from '@/shared/paciente/api/capa.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

const MINUTO = 60_000;

const situacaoSchema = z.object({
  restrito: z.boolean(),
  /** Whether the record is hidden from the reader. */
  oculto: z.boolean(),
  desde: z.nullable(z.string()),
  /** Null also for who is kept out and does not manage the restriction. */
  motivo: z.nullable(z.string()),
  /** Until when an emergency of the reader holds. */
  emergencia_ate: z.nullable(z.string()),
});
const situacoesSchema = z.array(situacaoSchema);
export type SituacaoDeAcesso = z.infer<typeof situacaoSchema>;

/** A record that nobody asked to restrict; also what holds while nothing else is known. */
export const ABERTO: SituacaoDeAcesso = {
  restrito: false,
  oculto: false,
  desde: null,
  motivo: null,
  emergencia_ate: null,
};

/** Whether a record is restricted, and hidden from the reader. */
export function situacaoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.situacao(clinicaId, pacienteId),
    queryFn: async ({ client, signal }) => {
      const linhas = await daConjunta(
        client,
        capaOptions(clinicaId, pacienteId),
        'situacao',
        situacoesSchema,
        () => buscarSituacao(pacienteId, signal),
      );
      return linhas[0] ?? ABERTO;
    },
    // An emergency ends by itself: the wall comes back without anybody asking.
    refetchInterval: ({ state }) => (state.data?.emergencia_ate ? MINUTO : false),
  });
}

async function buscarSituacao(pacienteId: string, sinal: AbortSignal): Promise<SituacaoDeAcesso[]> {
  const linhas = await consultar((db) =>
    db.rpc('situacao_de_acesso', { p_paciente: pacienteId }).abortSignal(sinal),
  );
  return lerLinhas(situacoesSchema, linhas);
}
