import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { type BuscaDePacientes, chavesDePacientes } from './keys.ts';
import {
  achadoSchema,
  type Cadastro,
  COLUNAS_DO_CADASTRO,
  cadastroSchema,
  type MedicoDaClinica,
  medicoSchema,
  type PacienteDaLista,
  responsavelSchema,
} from './linhas.ts';

const POR_PAGINA = 30;

type Marcador = Pick<PacienteDaLista, 'nome_ordem' | 'id'> | null;

interface PaginaDePacientes {
  pacientes: PacienteDaLista[];
  proximo: Marcador;
}

/** Patients of the clinic by any part of name, CPF, CNS or phone, a page at a time. */
export function buscaOptions(clinicaId: string, busca: BuscaDePacientes) {
  return infiniteQueryOptions({
    queryKey: chavesDePacientes.busca(clinicaId, busca),
    queryFn: ({ pageParam, signal }) => buscarPagina(clinicaId, busca, pageParam, signal),
    initialPageParam: null as Marcador,
    getNextPageParam: ({ proximo }: PaginaDePacientes) => proximo,
    // Who was registered meanwhile, here or elsewhere, is on the list when it is opened.
    staleTime: 0,
  });
}

/**
 * Doctors with an active link to the clinic, by name. The policies show all of them to the clinic
 * and its staff; a doctor sees the own link alone.
 */
export function medicosDaClinicaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.medicos(clinicaId),
    queryFn: async ({ signal }): Promise<MedicoDaClinica[]> => {
      const linhas = await consultar((db) =>
        db
          .from('clinica_medicos')
          .select('medico:profiles!clinica_medicos_medico_id_fkey!inner(id, nome, especialidade)')
          .eq('clinica_id', clinicaId)
          .eq('vigente', true)
          .eq('medico.tipo', 'medico')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(z.object({ medico: medicoSchema })), linhas)
        .map(({ medico }) => medico)
        .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
    },
  });
}

/** One whole registration; null when it is not the caller's to see. */
export function cadastroOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDePacientes.cadastro(clinicaId, id),
    queryFn: async ({ signal }): Promise<Cadastro | null> => {
      const linhas = await consultar((db) =>
        db.from('pacientes').select(COLUNAS_DO_CADASTRO).eq('id', id).abortSignal(signal),
      );
      return lerLinhas(z.array(cadastroSchema), linhas)[0] ?? null;
    },
  });
}

async function buscarPagina(
  clinicaId: string,
  { termo, soAtivos }: BuscaDePacientes,
  apos: Marcador,
  sinal: AbortSignal,
): Promise<PaginaDePacientes> {
  const linhas = await consultar((db) =>
    db
      .rpc('buscar_pacientes', {
        p_termo: termo,
        p_clinica: clinicaId,
        p_limite: POR_PAGINA + 1,
        ...(soAtivos && { p_ativo: true }),
        ...(apos && { p_apos_nome: apos.nome_ordem, p_apos_id: apos.id }),
      })
      .abortSignal(sinal),
  );
  const lidos = lerLinhas(z.array(achadoSchema), linhas);
  const daPagina = lidos.slice(0, POR_PAGINA);
  const responsaveis = await buscarResponsaveis(
    daPagina.map(({ id }) => id),
    sinal,
  );
  return {
    pacientes: daPagina.map((p) => ({ ...p, responsavel: responsaveis.get(p.id) ?? null })),
    proximo: lidos.length > POR_PAGINA ? (daPagina.at(-1) ?? null) : null,
  };
}

/** Names of the responsible doctors, by patient. */
async function buscarResponsaveis(
  ids: readonly string[],
  sinal: AbortSignal,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const linhas = await consultar((db) =>
    db
      .from('pacientes')
      .select('id, responsavel:profiles!pacientes_medico_responsavel_id_fkey(nome)')
      .in('id', ids)
      .abortSignal(sinal),
  );
  return new Map(
    lerLinhas(z.array(responsavelSchema), linhas).flatMap(({ id, responsavel }) =>
      responsavel ? [[id, responsavel.nome] as const] : [],
    ),
  );
}
