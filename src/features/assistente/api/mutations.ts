import {
  type ContextoDoAssistente,
  corpoDaRespostaSchema,
  type DECISOES_SOBRE_A_RESPOSTA,
  type DESTINOS_DA_RESPOSTA,
  eventoDaRespostaSchema,
  RESPOSTA_PARADA,
  type RespostaDoAssistente,
  respostaDaVerificacaoSchema,
} from '@domain/contracts/assistente.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { ErroDeRede } from '@/lib/errors/erros.ts';
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
  /** Whether the summary of the patient's record is read for it. */
  readonly prontuario: boolean;
  readonly sinal: AbortSignal;
  /** Gets the answer as it stands, each time that more of it came. */
  readonly aoReceber: (feita: PerguntaFeita) => void;
}

const CAIU = 'A conexão caiu antes do fim da resposta do modelo.';

/** Asks; the answer comes in parts, and joins its conversation once it is whole or was stopped. */
export function usePerguntar(onde: Onde) {
  const { id: perfilId } = usePerfil();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (pergunta: Pergunta) => perguntar(onde, pergunta),
    onSuccess: (feita) => guardarFeita(cache, perfilId, onde.conversaId, feita),
  });
}

async function perguntar(
  { conversaId, clinicaId, pacienteId, contexto }: Onde,
  { texto, prontuario, sinal, aoReceber }: Pergunta,
): Promise<PerguntaFeita> {
  let ate: PerguntaFeita | undefined;
  let inteira = false;
  try {
    await api.emPartes('/ai/medical-assistant', {
      corpo: {
        prompt: texto,
        context: contexto,
        conversa_id: conversaId,
        clinica_id: clinicaId,
        paciente_id: pacienteId,
        prontuario: prontuario && pacienteId !== null,
      },
      parte: eventoDaRespostaSchema,
      sinal,
      aoReceber(evento) {
        if (evento.tipo !== 'modelo') ate = comoFeita(evento.resposta);
        else if (ate?.resposta) {
          const { redacao, resultados } = evento;
          ate = { ...ate, resposta: { ...ate.resposta, redacao, resultados } };
        }
        inteira = evento.tipo === 'fim';
        if (ate) aoReceber(ate);
      },
    });
  } catch (erro) {
    // What was read already stays, and says why there is no more of it.
    if (!ate) throw erro;
  }
  if (!ate?.resposta) throw new ErroDeRede();
  if (inteira) return ate;
  return { ...ate, resposta: { ...ate.resposta, queda: sinal.aborted ? RESPOSTA_PARADA : CAIU } };
}

function comoFeita(resposta: RespostaDoAssistente): PerguntaFeita {
  return {
    id: resposta.id,
    pergunta: resposta.pergunta,
    resposta: z.parse(corpoDaRespostaSchema, resposta),
    criada_em: new Date().toISOString(),
  };
}

async function guardarFeita(
  cache: QueryClient,
  perfilId: string,
  conversaId: string,
  feita: PerguntaFeita,
) {
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
}

interface AConferir {
  readonly pergunta: string;
  readonly resposta: string;
}

/** Has an answer judged by rules, and a model asked what it thinks where one may be. */
export function useConferir({ conversaId, clinicaId, pacienteId }: Onde) {
  return useMutation({
    mutationFn: ({ pergunta, resposta }: AConferir) =>
      api.post('/ai/validate-response', {
        corpo: {
          question: pergunta,
          response: resposta,
          conversa_id: conversaId,
          clinica_id: clinicaId,
          paciente_id: pacienteId,
          opiniao: true,
        },
        resposta: respostaDaVerificacaoSchema,
      }),
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
