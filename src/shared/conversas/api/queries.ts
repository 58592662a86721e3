import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDeConversas } from './keys.ts';
import {
  type Assunto,
  COLUNAS_DA_MENSAGEM,
  COLUNAS_DA_SITUACAO,
  type ConversaListada,
  contagemSchema,
  conversaDaContaSchema,
  conversaListadaSchema,
  type Mensagem,
  mensagemSchema,
  PRAZOS_DE_RESPOSTA,
  prazosSchema,
  respostaSchema,
  situacaoSchema,
} from './linhas.ts';

const MENSAGENS_POR_PAGINA = 40;
const CONVERSAS_POR_PAGINA = 40;

/** Finds the conversation with a patient about a subject, begun if there is none. Returns its id. */
export function conversaComOptions(pacienteId: string, assunto: Assunto) {
  return queryOptions({
    queryKey: chavesDeConversas.aberta(pacienteId, assunto),
    queryFn: async ({ signal }): Promise<string> =>
      lerLinhas(
        z.uuid(),
        await consultar((db) =>
          db
            .rpc('abrir_conversa', { p_paciente: pacienteId, p_assunto: assunto })
            .abortSignal(signal),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Counters and receipts of one conversation. */
export function situacaoOptions(conversaId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.situacao(conversaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        situacaoSchema,
        await consultar((db) =>
          db
            .from('conversas')
            .select(COLUNAS_DA_SITUACAO)
            .eq('id', conversaId)
            .abortSignal(signal)
            .single(),
        ),
      ),
    staleTime: 0,
  });
}

/** Messages of one conversation from the newest down, a page at a time. */
export function mensagensOptions(conversaId: string) {
  return infiniteQueryOptions({
    queryKey: chavesDeConversas.mensagens(conversaId),
    queryFn: async ({ pageParam, signal }): Promise<Mensagem[]> => {
      const linhas = await consultar((db) => {
        const consulta = db
          .from('mensagens')
          .select(COLUNAS_DA_MENSAGEM)
          .eq('conversa_id', conversaId)
          .order('numero', { ascending: false })
          .limit(MENSAGENS_POR_PAGINA);
        return (pageParam === null ? consulta : consulta.lt('numero', pageParam)).abortSignal(
          signal,
        );
      });
      return lerLinhas(z.array(mensagemSchema), linhas);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (pagina) => {
      const ultimo = pagina.at(-1)?.numero ?? 1;
      return ultimo > 1 ? ultimo : null;
    },
    staleTime: 0,
  });
}

export type FiltroDeConversas = 'todas' | 'nao_lidas' | 'sem_resposta';
type Marcador = Pick<ConversaListada, 'ultima_em' | 'id'> | null;

/** Conversations of a clinic, newest first, a page at a time. */
export function conversasOptions(clinicaId: string, filtro: FiltroDeConversas) {
  return infiniteQueryOptions({
    queryKey: chavesDeConversas.lista(clinicaId, filtro),
    queryFn: async ({ pageParam, signal }): Promise<ConversaListada[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('listar_conversas', {
            p_clinica: clinicaId,
            p_filtro: filtro,
            p_limite: CONVERSAS_POR_PAGINA,
            ...(pageParam && { p_apos_em: pageParam.ultima_em, p_apos_id: pageParam.id }),
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(conversaListadaSchema), linhas);
    },
    initialPageParam: null as Marcador,
    getNextPageParam: (pagina): Marcador =>
      pagina.length < CONVERSAS_POR_PAGINA ? null : (pagina.at(-1) ?? null),
    staleTime: 0,
  });
}

/** Conversations unread, without an answer, and past the answer time; each up to 100. */
export function contagemDeConversasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.contagem(clinicaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        contagemSchema,
        await consultar((db) =>
          db.rpc('contar_conversas', { p_clinica: clinicaId }).abortSignal(signal).single(),
        ),
      ),
    staleTime: 0,
  });
}

/** With whom, and about what, a patient's account may talk. */
export function conversasDaContaOptions(usuarioId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.daConta(usuarioId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(conversaDaContaSchema),
        await consultar((db) => db.rpc('conversas_da_conta').abortSignal(signal)),
      ),
    staleTime: 0,
  });
}

/** Ready answers of a clinic, by title. */
export function respostasRapidasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.respostas(clinicaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(respostaSchema),
        await consultar((db) =>
          db
            .from('respostas_rapidas')
            .select('id, titulo, texto, revisao')
            .eq('clinica_id', clinicaId)
            .eq('ativa', true)
            .order('titulo')
            .abortSignal(signal),
        ),
      ),
  });
}

/** Within how long a clinic means to answer. */
export function prazosDeRespostaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.prazos(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('conversa_regras')
          .select('prazo_administrativo_horas, prazo_clinico_horas')
          .eq('clinica_id', clinicaId)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(prazosSchema), linhas)[0] ?? PRAZOS_DE_RESPOSTA;
    },
  });
}

/** Whether somebody reads what the clinic writes to this patient. */
export function temAcessoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDeConversas.acesso(clinicaId, pacienteId),
    queryFn: async ({ signal }): Promise<boolean> => {
      const contas = await consultar((db) =>
        db
          .from('paciente_contas')
          .select('id')
          .eq('paciente_id', pacienteId)
          .is('encerrado_em', null)
          .limit(1)
          .abortSignal(signal),
      );
      return contas.length > 0;
    },
    staleTime: 0,
  });
}
