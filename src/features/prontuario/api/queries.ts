import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { limitesDoPeriodo } from '@/lib/format/periodo.ts';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { chavesDoProntuario, type FiltroNoFuso } from '@/shared/prontuario/api/keys.ts';
import {
  buscarDocumentos,
  type DocumentoNaLinha,
  dizTexto,
  documentoNaLinhaSchema,
} from './documentos.ts';
import {
  COLUNAS_DA_ENTRADA,
  type Entrada,
  type EntradaComAdendos,
  entradaSchema,
} from './linhas.ts';

const POR_PAGINA = 20;
const entradasSchema = z.array(entradaSchema);
/** Entries, one more than a page where there are more, addenda to them, and what was emitted meanwhile. */
const paginaSchema = z.object({
  entradas: entradasSchema,
  adendos: entradasSchema,
  documentos: z.array(documentoNaLinhaSchema),
});

/** Where the next page begins: after this entry. */
export type Marcador = Pick<Entrada, 'ocorrido_em' | 'id'> | null;

interface PaginaDaLinha {
  entradas: EntradaComAdendos[];
  /** What was emitted between the last entry of the page before and the last one of this. */
  documentos: DocumentoNaLinha[];
  proximo: Marcador;
}

/** Finished, current entries of a patient, newest first, each with its addenda, and what was emitted meanwhile. */
export function linhaDoTempoOptions(
  clinicaId: string,
  pacienteId: string,
  filtro: FiltroNoFuso,
  leitorId: string,
) {
  return infiniteQueryOptions({
    queryKey: chavesDoProntuario.linhaDoTempo(clinicaId, pacienteId, filtro),
    queryFn: ({ client, pageParam, signal }) => {
      const filtros = argumentos(pacienteId, filtro, leitorId);
      const buscar = () => buscarPagina(filtros, pageParam, signal);
      const semFiltro = Object.keys(filtros).length === 1;
      const lida =
        pageParam === null && semFiltro
          ? daConjunta(client, inicioOptions(clinicaId, pacienteId), 'linha', paginaSchema, buscar)
          : buscar();
      return lida.then(montarPagina);
    },
    initialPageParam: null as Marcador,
    getNextPageParam: ({ proximo }: PaginaDaLinha) => proximo,
  });
}

/** The filter as the database takes it; the last day is in it, whole. */
export function argumentos(pacienteId: string, filtro: FiltroNoFuso, leitorId: string) {
  const { autor, comDiagnostico, texto } = filtro;
  const { inicio, fim } = limitesDoPeriodo(filtro);
  return {
    p_paciente: pacienteId,
    ...(autor && { p_autor: autor === 'minhas' ? leitorId : autor }),
    ...(inicio && { p_de: inicio }),
    ...(fim && { p_ate: fim }),
    ...(comDiagnostico && { p_com_diagnostico: true }),
    ...(texto && { p_texto: texto }),
  };
}

function apos(marcador: Marcador) {
  return marcador ? { p_antes_em: marcador.ocorrido_em, p_antes_id: marcador.id } : {};
}

/** How many of the latest entries are read to find one that still holds. */
const PARA_ACHAR_A_ANTERIOR = 5;

/** The last finished entry that was not inactivated; null when there is none. */
export function anteriorOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.anterior(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const { entradas } = await buscarEntradas(
        { p_paciente: pacienteId },
        null,
        PARA_ACHAR_A_ANTERIOR,
        signal,
      );
      return entradas.find(({ inativado_em }) => inativado_em === null) ?? null;
    },
  });
}

const autoresSchema = z.array(z.object({ id: z.uuid(), nome: z.string() }));

/** Who wrote what stands in a record, by name. */
export function autoresOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.autores(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(client, inicioOptions(clinicaId, pacienteId), 'autores', autoresSchema, () =>
        buscarAutores(pacienteId, signal),
      ),
  });
}

async function buscarAutores(pacienteId: string, sinal: AbortSignal) {
  const linhas = await consultar((db) =>
    db.rpc('autores_do_prontuario', { p_paciente: pacienteId }).abortSignal(sinal),
  );
  return lerLinhas(autoresSchema, linhas);
}

/** The caller's own open drafts about a patient, the latest first. */
export function rascunhosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.rascunhos(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(client, inicioOptions(clinicaId, pacienteId), 'rascunhos', entradasSchema, () =>
        buscarRascunhos(pacienteId, signal),
      ),
  });
}

/** The policy shows nobody else's drafts. */
async function buscarRascunhos(pacienteId: string, sinal: AbortSignal): Promise<Entrada[]> {
  const linhas = await consultar((db) =>
    db
      .from('prontuarios')
      .select(COLUNAS_DA_ENTRADA)
      .eq('paciente_id', pacienteId)
      .eq('status', 'rascunho')
      .order('atualizado_em', { ascending: false })
      .abortSignal(sinal),
  );
  return lerLinhas(entradasSchema, linhas);
}

/** How many measurements a trend looks back. */
const MEDICOES = 60;

/** The latest finished, valid entries with a vital sign, newest first. */
export function sinaisNoTempoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.sinais(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('sinais_no_tempo', { p_paciente: pacienteId, p_limite: MEDICOES })
          .select(COLUNAS_DA_ENTRADA)
          .abortSignal(signal),
      );
      return lerLinhas(entradasSchema, linhas);
    },
  });
}

/** One entry of a patient; null when there is none, or it is not the caller's to see. */
export function entradaOptions(clinicaId: string, pacienteId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.entrada(clinicaId, pacienteId, id),
    queryFn: ({ signal }) => buscarEntrada(pacienteId, id, signal),
  });
}

/** Every finished version of an entry, newest first, and the addenda to it. */
export function versoesOptions(clinicaId: string, pacienteId: string, entradaId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.versoes(clinicaId, pacienteId, entradaId),
    queryFn: async ({ signal }) => {
      const [versoes, adendos] = await Promise.all([
        consultar((db) =>
          db
            .from('prontuarios')
            .select(COLUNAS_DA_ENTRADA)
            .eq('entrada_id', entradaId)
            .eq('status', 'finalizado')
            .order('versao', { ascending: false })
            .abortSignal(signal),
        ),
        buscarAdendos([entradaId], signal),
      ]);
      return { versoes: lerLinhas(entradasSchema, versoes), adendos };
    },
  });
}

/** Reads one entry past the cache: the editor decides by what the server holds now. */
export async function buscarEntrada(
  pacienteId: string,
  id: string,
  sinal?: AbortSignal,
): Promise<Entrada | null> {
  if (!z.uuid().safeParse(id).success || !z.uuid().safeParse(pacienteId).success) return null;
  const linhas = await consultar((db) => {
    const consulta = db
      .from('prontuarios')
      .select(COLUNAS_DA_ENTRADA)
      .eq('id', id)
      .eq('paciente_id', pacienteId);
    return sinal ? consulta.abortSignal(sinal) : consulta;
  });
  return lerLinhas(entradasSchema, linhas)[0] ?? null;
}

/** The entries that come after one of them, one that tells of more, what completes each, and what was emitted. */
async function buscarPagina(
  filtros: ReturnType<typeof argumentos>,
  marcador: Marcador,
  sinal: AbortSignal,
): Promise<z.infer<typeof paginaSchema>> {
  const entradas = await buscarLinha(filtros, marcador, POR_PAGINA, sinal);
  const daPagina = cortar(entradas, POR_PAGINA);
  const [adendos, documentos] = await Promise.all([
    buscarAdendos(
      daPagina.entradas.map(({ entrada_id }) => entrada_id),
      sinal,
    ),
    documentosDaPagina(filtros, marcador, daPagina.proximo, sinal),
  ]);
  return { entradas, adendos, documentos };
}

/** Puts each addendum to its entry. */
function montarPagina(lida: z.infer<typeof paginaSchema>): PaginaDaLinha {
  const { entradas, proximo } = cortar(lida.entradas, POR_PAGINA);
  return {
    documentos: lida.documentos,
    entradas: entradas.map((entrada) => ({
      ...entrada,
      adendos: lida.adendos.filter(({ adendo_de }) => adendo_de === entrada.entrada_id),
    })),
    proximo,
  };
}

/** The documents of a page, by the same filter; none where only entries with a diagnosis are asked for. */
async function documentosDaPagina(
  filtros: ReturnType<typeof argumentos>,
  anterior: Marcador,
  ultima: Marcador,
  sinal: AbortSignal,
): Promise<DocumentoNaLinha[]> {
  const { p_paciente, p_autor, p_de, p_ate, p_com_diagnostico, p_texto } = filtros;
  if (p_com_diagnostico) return [];
  const documentos = await buscarDocumentos(
    p_paciente,
    {
      desde: ultima?.ocorrido_em ?? p_de,
      antesDe: anterior?.ocorrido_em ?? p_ate,
      medicoId: p_autor,
    },
    sinal,
  );
  return p_texto ? documentos.filter((documento) => dizTexto(documento, p_texto)) : documentos;
}

/** The entries that come after one of them, so many, and where the next begin. */
export async function buscarEntradas(
  filtros: ReturnType<typeof argumentos>,
  marcador: Marcador,
  quantas: number,
  sinal: AbortSignal,
): Promise<{ entradas: Entrada[]; proximo: Marcador }> {
  return cortar(await buscarLinha(filtros, marcador, quantas, sinal), quantas);
}

async function buscarLinha(
  filtros: ReturnType<typeof argumentos>,
  marcador: Marcador,
  quantas: number,
  sinal: AbortSignal,
): Promise<Entrada[]> {
  const linhas = await consultar((db) =>
    db
      .rpc('linha_do_tempo', { ...filtros, ...apos(marcador), p_limite: quantas + 1 })
      .select(COLUNAS_DA_ENTRADA)
      .abortSignal(sinal),
  );
  return lerLinhas(entradasSchema, linhas);
}

function cortar(lidas: Entrada[], quantas: number) {
  const entradas = lidas.slice(0, quantas);
  return { entradas, proximo: lidas.length > quantas ? (entradas.at(-1) ?? null) : null };
}

/** Current addenda of entries, oldest first: they are read after the entry they complete. */
async function buscarAdendos(
  entradaIds: readonly string[],
  sinal: AbortSignal,
): Promise<Entrada[]> {
  if (entradaIds.length === 0) return [];
  const linhas = await consultar((db) =>
    db
      .from('prontuarios')
      .select(COLUNAS_DA_ENTRADA)
      .in('adendo_de', entradaIds)
      .eq('status', 'finalizado')
      .is('substituido_por', null)
      .order('ocorrido_em', { ascending: true })
      .abortSignal(sinal),
  );
  return lerLinhas(entradasSchema, linhas);
}
