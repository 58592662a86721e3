import {
  type ContextoDoAssistente,
  corpoDaRespostaSchema,
  type DECISOES_SOBRE_A_RESPOSTA,
  type DESTINOS_DA_RESPOSTA,
  respostaDoAssistenteSchema,
} from '@domain/contracts/assistente.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDoAssistente } from './keys.ts';
import type { PerguntaFeita } from './linhas.ts';

/** Where a question is asked: in which conversation, clinic and record. */
export interface Onde {
  readonly conversaId: string;
  readonly clinicaId: string | null;
  readonly pacienteId: string | null;
  readonly contexto: ContextoDoAssistente;
}

interface Pergunta {
  readonly texto: string;
  readonly sinal: AbortSignal;
}

/** Asks; the answer joins its conversation. */
export function usePerguntar({ conversaId, clinicaId, pacienteId, contexto }: Onde) {
  const { id: perfilId } = usePerfil();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ texto, sinal }: Pergunta) =>
      api.post('/ai/medical-assistant', {
        corpo: {
          prompt: texto,
          context: contexto,
          conversa_id: conversaId,
          clinica_id: clinicaId,
          paciente_id: pacienteId,
        },
        resposta: respostaDoAssistenteSchema,
        sinal,
      }),
    onSuccess: async (r) => {
      const feita: PerguntaFeita = {
        id: r.id,
        pergunta: r.pergunta,
        resposta: z.parse(corpoDaRespostaSchema, r),
        criada_em: new Date().toISOString(),
      };
      const chave = chavesDoAssistente.conversa(perfilId, conversaId);
      // What was being read since may hold the question already, without its answer.
      await cache.cancelQueries({ queryKey: chave });
      cache.setQueryData<PerguntaFeita[]>(chave, (antes = []) => [
        ...antes.filter(({ id }) => id !== feita.id),
        feita,
      ]);
      return cache.invalidateQueries({
        queryKey: [...chavesDoAssistente.todas(perfilId), 'conversas'],
      });
    },
  });
}

interface Uso {
  readonly interacaoId: string;
  readonly decisao: (typeof DECISOES_SOBRE_A_RESPOSTA)[number];
  readonly destino: (typeof DESTINOS_DA_RESPOSTA)[number];
}

/** Writes down what the doctor did with an answer, as CFM 2.454/2026 asks. */
export function useRegistrarUso() {
  return useMutation({
    mutationFn: ({ interacaoId, decisao, destino }: Uso) =>
      consultar((db) =>
        db.rpc('registrar_uso_da_resposta', {
          p_interacao: interacaoId,
          p_decisao: decisao,
          p_destino: destino,
        }),
      ),
  });
}
