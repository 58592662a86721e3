import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDeRetornos } from './keys.ts';
import {
  contagemSchema,
  type Faixa,
  medicoSchema,
  type Retorno,
  retornoDaEvolucaoSchema,
  retornoSchema,
} from './linhas.ts';

const POR_PAGINA = 30;

type Marcador = Pick<Retorno, 'id' | 'prevista_para' | 'encerrado_em'> | null;

/** One part of the worklist, a page at a time; null: every doctor's. */
export function retornosOptions(clinicaId: string, faixa: Faixa, medicoId: string | null) {
  return infiniteQueryOptions({
    queryKey: chavesDeRetornos.faixa(clinicaId, faixa, medicoId),
    queryFn: async ({ pageParam, signal }): Promise<Retorno[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('listar_retornos', {
            p_clinica: clinicaId,
            p_faixa: faixa,
            p_limite: POR_PAGINA,
            ...(medicoId && { p_medico: medicoId }),
            ...(pageParam && {
              p_apos_data: pageParam.prevista_para,
              p_apos_em: pageParam.encerrado_em,
              p_apos_id: pageParam.id,
            }),
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(retornoSchema), linhas);
    },
    initialPageParam: null as Marcador,
    getNextPageParam: (pagina): Marcador =>
      pagina.length < POR_PAGINA ? null : (pagina.at(-1) ?? null),
    staleTime: 0,
  });
}

/** How many open returns stand in each part, and are to be called. */
export function contagemDeRetornosOptions(clinicaId: string, medicoId: string | null) {
  return queryOptions({
    queryKey: chavesDeRetornos.contagem(clinicaId, medicoId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(contagemSchema),
        await consultar((db) =>
          db
            .rpc('contar_retornos', {
              p_clinica: clinicaId,
              ...(medicoId && { p_medico: medicoId }),
            })
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Doctors of the clinic, by name, for the filter. A doctor sees the own link alone. */
export function medicosOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDeRetornos.medicos(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('clinica_medicos')
          .select('medico:profiles!clinica_medicos_medico_id_fkey!inner(id, nome)')
          .eq('clinica_id', clinicaId)
          .eq('vigente', true)
          .eq('medico.tipo', 'medico')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(medicoSchema), linhas)
        .map(({ medico }) => medico)
        .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
    },
  });
}

/** Returns planned by one entry, without those taken back. */
export function retornosDaEvolucaoOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chavesDeRetornos.daEvolucao(prontuarioId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(retornoDaEvolucaoSchema),
        await consultar((db) =>
          db
            .from('retornos_planejados')
            .select('id, prevista_para, motivo, status')
            .eq('origem_id', prontuarioId)
            .neq('status', 'retirado')
            .order('criado_em')
            .abortSignal(signal),
        ),
      ),
  });
}
