import { respostaDeMedicosSchema } from '@domain/contracts/medical.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaGestao, type FiltroDeMedicos } from './keys.ts';
import {
  conviteSchema,
  eventoSchema,
  type MedicoEncontrado,
  medicoEncontradoSchema,
  pedidoDeVinculoSchema,
  pessoaDaEquipeSchema,
  vinculoSchema,
} from './linhas.ts';

const POR_PAGINA = 30;
const MAXIMO_DA_BUSCA = 20;

const COLUNAS_DO_CONVITE =
  'id, tipo, email, criado_em, expira_em, usado_em, cancelado_em, usuario:profiles!convites_usado_por_fkey(nome)';
const COLUNAS_DO_EVENTO =
  'id, evento, ocorrido_em, medico_id, autor_id, medico:profiles!clinica_medicos_eventos_medico_id_fkey(nome), autor:profiles!clinica_medicos_eventos_autor_id_fkey(nome)';

/** Doctors linked to the clinic, in order of name. */
export function medicosOptions(clinicaId: string, filtro: FiltroDeMedicos) {
  return infiniteQueryOptions({
    queryKey: chavesDaGestao.medicos(clinicaId, filtro),
    queryFn: ({ pageParam, signal }) =>
      api.get('/medical/doctors', {
        resposta: respostaDeMedicosSchema,
        filtros: {
          clinica_id: clinicaId,
          ativo: filtro.situacao === 'ativos',
          busca: filtro.nome || undefined,
          pagina: pageParam,
          limite: POR_PAGINA,
        },
        sinal: signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagina, tem_mais }) => (tem_mais ? pagina + 1 : null),
  });
}

/** Doctors whom the clinic asked and who did not answer yet. */
export function pedidosDeVinculoOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDaGestao.pedidos(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => db.rpc('vinculos_a_aceitar').abortSignal(signal));
      return lerLinhas(z.array(pedidoDeVinculoSchema), linhas);
    },
  });
}

/** Doctors by name, specialty or CRM, each with the link the clinic already has. */
export function buscaDeMedicosOptions(clinicaId: string, nome: string) {
  return queryOptions({
    queryKey: chavesDaGestao.busca(clinicaId, nome),
    queryFn: async ({ signal }): Promise<MedicoEncontrado[]> => {
      const linhas = await consultar((db) =>
        db.rpc('buscar_medicos', { p_termo: nome, p_limite: MAXIMO_DA_BUSCA }).abortSignal(signal),
      );
      const achados = lerLinhas(z.array(medicoEncontradoSchema), linhas);
      const vinculos = await vinculosCom(
        clinicaId,
        achados.map(({ id }) => id),
        signal,
      );
      return achados.map((medico) => ({
        ...medico,
        vinculo: vinculos.find(({ medico_id }) => medico_id === medico.id) ?? null,
      }));
    },
  });
}

/** Invitations of the clinic, newest first. */
export function convitesOptions(clinicaId: string) {
  return infiniteQueryOptions({
    queryKey: chavesDaGestao.convites(clinicaId),
    queryFn: async ({ pageParam, signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('convites')
          .select(COLUNAS_DO_CONVITE)
          .eq('clinica_id', clinicaId)
          .order('criado_em', { ascending: false })
          .order('id')
          .range(...faixa(pageParam))
          .abortSignal(signal),
      );
      return lerLinhas(z.array(conviteSchema), linhas);
    },
    initialPageParam: 0,
    getNextPageParam: proximaPagina,
  });
}

/** Those who work for the clinic, active first, each group in order of name. */
export function equipeOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDaGestao.equipe(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('profiles')
          .select('id, nome, email, ativo')
          .eq('tipo', 'staff')
          .eq('clinica_id', clinicaId)
          .order('ativo', { ascending: false })
          .order('nome')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(pessoaDaEquipeSchema), linhas);
    },
  });
}

/** What happened to the links of the clinic, newest first. */
export function historicoOptions(clinicaId: string) {
  return infiniteQueryOptions({
    queryKey: chavesDaGestao.historico(clinicaId),
    queryFn: async ({ pageParam, signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('clinica_medicos_eventos')
          .select(COLUNAS_DO_EVENTO)
          .eq('clinica_id', clinicaId)
          .order('ocorrido_em', { ascending: false })
          .order('id')
          .range(...faixa(pageParam))
          .abortSignal(signal),
      );
      return lerLinhas(z.array(eventoSchema), linhas);
    },
    initialPageParam: 0,
    getNextPageParam: proximaPagina,
  });
}

async function vinculosCom(clinicaId: string, medicos: readonly string[], sinal: AbortSignal) {
  if (medicos.length === 0) return [];
  const linhas = await consultar((db) =>
    db
      .from('clinica_medicos')
      .select('id, medico_id, ativo, vigente')
      .eq('clinica_id', clinicaId)
      .in('medico_id', medicos)
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(vinculoSchema), linhas);
}

/** First and last row of a page counted from 0. */
function faixa(pagina: number): [primeira: number, ultima: number] {
  return [pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA - 1];
}

/** A full page may have another behind it. */
function proximaPagina(ultima: readonly unknown[], _todas: unknown, pagina: number): number | null {
  return ultima.length === POR_PAGINA ? pagina + 1 : null;
}
