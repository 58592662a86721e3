import { VERSAO_DO_CONSENTIMENTO } from '@domain/assistente/escriba/consentimento.ts';
import {
  type DecisaoSobreOEscriba,
  type OrigemDaTranscricao,
  respostaDoAudioSchema,
  respostaDoEscribaSchema,
} from '@domain/contracts/escriba.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import type { Visita } from '../visita.ts';
import { chavesDoEscriba } from './keys.ts';

/** Writes down what the patient answered. */
export function useResponderConsentimento({ id, clinicaId, pacienteId }: Visita) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (decisao: DecisaoSobreOEscriba) =>
      consultar((db) =>
        db.rpc('registrar_consentimento_do_escriba', {
          p_id: crypto.randomUUID(),
          p_visita: id,
          p_decisao: decisao,
          p_versao: VERSAO_DO_CONSENTIMENTO,
          ...(clinicaId !== null && { p_clinica: clinicaId }),
          ...(pacienteId !== null && { p_paciente: pacienteId }),
        }),
      ),
    onSuccess: (_, decisao) =>
      cache.setQueryData<DecisaoSobreOEscriba>(chavesDoEscriba.consentimento(id), decisao),
  });
}

interface Transcricao {
  readonly texto: string;
  readonly origem: OrigemDaTranscricao;
  readonly sinal: AbortSignal;
}

/** Asks what is suggested of a transcript. */
export function usePedirSugestoes({ id, clinicaId, pacienteId, dia }: Visita) {
  return useMutation({
    mutationFn: ({ texto, origem, sinal }: Transcricao) =>
      api.post('/ai/escriba', {
        corpo: {
          visita_id: id,
          clinica_id: clinicaId,
          paciente_id: pacienteId,
          origem,
          dia,
          transcricao: texto,
        },
        resposta: respostaDoEscribaSchema,
        sinal,
      }),
  });
}

/** Has a part of a recording transcribed; empty where nobody spoke. */
export async function transcreverParte(
  { id, clinicaId, pacienteId }: Visita,
  parte: Blob,
  sinal: AbortSignal,
): Promise<string> {
  const { texto } = await api.post('/ai/escriba/audio', {
    filtros: {
      visita_id: id,
      clinica_id: clinicaId ?? undefined,
      paciente_id: pacienteId ?? undefined,
    },
    corpo: parte,
    resposta: respostaDoAudioSchema,
    sinal,
  });
  return texto;
}

interface Uso {
  readonly pedidoId: string;
  readonly sugestao: string;
  readonly decisao: 'aceita' | 'editada' | 'rejeitada';
  readonly destino: 'evolucao' | 'prescricao' | 'nenhum';
}

/** Writes down what the doctor did with a suggestion, as CFM 2.454/2026 asks. */
export function useRegistrarUsoDoEscriba() {
  return useMutation({
    mutationFn: ({ pedidoId, sugestao, decisao, destino }: Uso) =>
      consultar((db) =>
        db.rpc('registrar_uso_do_escriba', {
          p_pedido: pedidoId,
          p_sugestao: sugestao,
          p_decisao: decisao,
          p_destino: destino,
        }),
      ),
  });
}
