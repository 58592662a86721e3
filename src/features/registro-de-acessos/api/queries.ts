import { ACOES_NO_PRONTUARIO, type TipoDeAcesso } from '@domain/acessos/acoes.ts';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { limitesDoPeriodo, type Periodo, type PeriodoNoFuso } from '@/lib/format/periodo.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoRegistro } from './keys.ts';

const POR_PAGINA = 50;
/** The most that one call answers. */
const POR_PAGINA_DO_ARQUIVO = 1000;
const EMERGENCIAS_A_VISTA = 5;

/** Which accesses of the institution are shown; an absent part filters nothing. */
export interface FiltroDoRegistro extends Periodo {
  tipo?: TipoDeAcesso;
  /** Ids of a person and of a patient. */
  quem?: string;
  paciente?: string;
}

/** The filter, with the calendar that its days are of. */
export type FiltroNoFuso = FiltroDoRegistro & PeriodoNoFuso;

const acessoSchema = z.object({
  id: z.number(),
  quando: z.string(),
  quem_nome: z.string(),
  quem_crm: z.nullable(z.string()),
  quem_crm_uf: z.nullable(z.string()),
  papel: z.enum(TIPOS_DE_USUARIO),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  acao: z.enum(ACOES_NO_PRONTUARIO),
  emergencia: z.boolean(),
  restrito: z.boolean(),
  justificativa: z.nullable(z.string()),
});
/** Somebody did something with a record of the institution. */
export type AcessoDaClinica = z.infer<typeof acessoSchema>;

/** A page begins after this row; null: at the newest. */
type Marcador = Pick<AcessoDaClinica, 'id' | 'quando'> | null;

interface Pedido {
  filtro: Omit<FiltroNoFuso, 'tipo'> & { tipo?: FiltroNoFuso['tipo'] | 'abertura' };
  apos: Marcador;
  limite: number;
}

async function lerPagina(
  { filtro: { tipo, quem, paciente, ...periodo }, apos, limite }: Pedido,
  sinal: AbortSignal,
): Promise<AcessoDaClinica[]> {
  const { inicio, fim } = limitesDoPeriodo(periodo);
  const linhas = await consultar((db) =>
    db
      .rpc('acessos_da_clinica', {
        p_tipo: tipo,
        p_quem: quem,
        p_paciente: paciente,
        p_de: inicio,
        p_ate: fim,
        p_apos_quando: apos?.quando,
        p_apos_id: apos?.id,
        p_limite: limite,
      })
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(acessoSchema), linhas);
}

const proximo = (pagina: readonly AcessoDaClinica[], limite: number): Marcador =>
  pagina.length === limite ? (pagina.at(-1) ?? null) : null;

/** The log of the institution of the caller, newest first, a page at a time. */
export function acessosDaClinicaOptions(clinicaId: string, filtro: FiltroNoFuso) {
  return infiniteQueryOptions({
    queryKey: chavesDoRegistro.acessos(clinicaId, filtro),
    queryFn: ({ pageParam: apos, signal }) =>
      lerPagina({ filtro, apos, limite: POR_PAGINA }, signal),
    initialPageParam: null as Marcador,
    getNextPageParam: (pagina): Marcador => proximo(pagina, POR_PAGINA),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The latest emergencies of the institution, each once, with its reason. */
export function emergenciasOptions(clinicaId: string, filtro: FiltroNoFuso) {
  return queryOptions({
    queryKey: chavesDoRegistro.emergencias(clinicaId, filtro),
    queryFn: ({ signal }) =>
      lerPagina(
        { filtro: { ...filtro, tipo: 'abertura' }, apos: null, limite: EMERGENCIAS_A_VISTA },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const pessoaSchema = z.object({ id: z.uuid(), nome: z.string() });

/** Who appears in the log of the institution. */
export function pessoasDoRegistroOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoRegistro.pessoas(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => db.rpc('quem_acessou_na_clinica').abortSignal(signal));
      return lerLinhas(z.array(pessoaSchema), linhas);
    },
  });
}

/**
 * Every access that a filter finds, page after page.
 * @param aoAvancar told how many have come so far.
 */
export async function todosOsAcessos(
  filtro: FiltroNoFuso,
  aoAvancar: (quantos: number) => void,
  sinal: AbortSignal,
): Promise<AcessoDaClinica[]> {
  const todos: AcessoDaClinica[] = [];
  let apos: Marcador = null;
  do {
    const lidos = await lerPagina({ filtro, apos, limite: POR_PAGINA_DO_ARQUIVO }, sinal);
    todos.push(...lidos);
    aoAvancar(todos.length);
    apos = proximo(lidos, POR_PAGINA_DO_ARQUIVO);
  } while (apos);
  return todos;
}
