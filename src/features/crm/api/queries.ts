import type { Estagio } from '@domain/crm/estagios.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoCrm, type FiltroDoCrm } from '@/shared/crm/api/keys.ts';
import {
  type Cartao,
  type Colega,
  cartaoSchema,
  colegaSchema,
  contagemSchema,
  conversaoSchema,
  tipoComPassosSchema,
} from './linhas.ts';

/** How many cards a column shows; the rest is in the list. */
export const POR_COLUNA = 25;
const POR_PAGINA = 40;

/** The first cards of every column. */
export function quadroOptions(clinicaId: string, filtro: FiltroDoCrm) {
  return queryOptions({
    queryKey: chavesDoCrm.quadro(clinicaId, filtro),
    queryFn: async ({ signal }): Promise<Cartao[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('cartoes_do_crm', {
            p_clinica: clinicaId,
            p_filtro: filtro,
            p_limite: POR_COLUNA,
            p_por_coluna: true,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(cartaoSchema), linhas);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many people stand in each stage. */
export function contagemOptions(clinicaId: string, filtro: FiltroDoCrm) {
  return queryOptions({
    queryKey: chavesDoCrm.contagem(clinicaId, filtro),
    queryFn: async ({ signal }): Promise<ReadonlyMap<Estagio, number>> => {
      const linhas = await consultar((db) =>
        db.rpc('contagem_do_crm', { p_clinica: clinicaId, p_filtro: filtro }).abortSignal(signal),
      );
      return new Map(
        lerLinhas(z.array(contagemSchema), linhas).map(({ estagio, quantas }) => [
          estagio,
          quantas,
        ]),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Marcador = Pick<Cartao, 'estagio_desde' | 'id'> | null;

/** People of the CRM, last moved first, a page at a time. */
export function listaOptions(clinicaId: string, filtro: FiltroDoCrm) {
  return infiniteQueryOptions({
    queryKey: chavesDoCrm.lista(clinicaId, filtro),
    queryFn: async ({ pageParam, signal }): Promise<Cartao[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('cartoes_do_crm', {
            p_clinica: clinicaId,
            p_filtro: filtro,
            p_limite: POR_PAGINA,
            ...(pageParam && { p_apos_desde: pageParam.estagio_desde, p_apos_id: pageParam.id }),
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(cartaoSchema), linhas);
    },
    initialPageParam: null as Marcador,
    getNextPageParam: (ultima): Marcador =>
      ultima.length === POR_PAGINA ? (ultima.at(-1) ?? null) : null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Tags in use in the clinic. */
export function etiquetasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoCrm.etiquetas(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.rpc('etiquetas_do_crm', { p_clinica: clinicaId }).abortSignal(signal),
      );
      return lerLinhas(z.array(z.string()), linhas);
    },
  });
}

const vinculoSchema = z.object({ medico: z.nullable(colegaSchema) });

/** Who may answer for somebody: the clinic's staff, its doctors that the caller sees, the clinic. */
export function equipeOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoCrm.equipe(clinicaId),
    queryFn: async ({ signal }): Promise<Colega[]> => {
      const [pessoas, vinculos] = await Promise.all([
        consultar((db) =>
          db
            .from('profiles')
            .select('id, nome')
            .eq('ativo', true)
            .or(`clinica_id.eq.${clinicaId},id.eq.${clinicaId}`)
            .abortSignal(signal),
        ),
        consultar((db) =>
          db
            .from('clinica_medicos')
            .select('medico:profiles!clinica_medicos_medico_id_fkey!inner(id, nome)')
            .eq('clinica_id', clinicaId)
            .eq('vigente', true)
            .eq('medico.tipo', 'medico')
            .abortSignal(signal),
        ),
      ]);
      const medicos = lerLinhas(z.array(vinculoSchema), vinculos).flatMap(({ medico }) =>
        medico ? [medico] : [],
      );
      return [...lerLinhas(z.array(colegaSchema), pessoas), ...medicos].sort((a, b) =>
        a.nome.localeCompare(b.nome, 'pt-BR'),
      );
    },
  });
}

/** Of the people who entered in a period, how far each origin's came. */
export function conversaoOptions(clinicaId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDoCrm.conversao(clinicaId, de, ate),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('conversao_do_crm', { p_clinica: clinicaId, p_de: de, p_ate: ate })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(conversaoSchema), linhas);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Kinds of appointment with the steps of their protocols. */
export function protocolosOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoCrm.protocolos(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('tipos_de_atendimento')
          .select('id, nome, passos:passos_de_contato(id, dias, titulo, ativo)')
          .eq('clinica_id', clinicaId)
          .eq('ativo', true)
          .order('nome')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(tipoComPassosSchema), linhas);
    },
  });
}

/** Months without a visit after which somebody counts as inactive. */
export function regrasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoCrm.regras(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('crm_regras')
          .select('inativo_apos_meses')
          .eq('clinica_id', clinicaId)
          .abortSignal(signal),
      );
      return (
        lerLinhas(z.array(z.object({ inativo_apos_meses: z.number() })), linhas)[0]
          ?.inativo_apos_meses ?? 12
      );
    },
  });
}
