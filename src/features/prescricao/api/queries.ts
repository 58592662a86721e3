import { colunas } from '@domain/contracts/colunas.ts';
import { composicaoSchema, itemDePrescricaoSchema } from '@domain/contracts/prescricao.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chaveDosDocumentos } from '@/shared/prescricao/api/documentos.ts';
import { relerLinhaDoTempo } from '@/shared/prontuario/api/queries.ts';
import { chavesDaPrescricao } from './keys.ts';

const contextoSchema = z.object({
  problemas: z.array(z.object({ descricao: z.string(), codigo: z.nullable(z.string()) })),
  medicamentos: z.array(z.object({ nome: z.string(), dose: z.nullable(z.string()) })),
  sinais: z.nullable(z.object({ ocorrido_em: z.string(), peso_kg: z.nullable(z.number()) })),
});
/** What the record knows of a patient that a prescription is checked against. */
export type Contexto = z.infer<typeof contextoSchema>;

/** Problems, medicines in use and the last weight. Reading them opens the record, and is logged. */
export function contextoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDaPrescricao.contexto(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const folha = await consultar((db) =>
        db.rpc('folha_de_rosto', { p_paciente: pacienteId }).abortSignal(signal),
      );
      return lerLinhas(contextoSchema, folha);
    },
  });
}

const composicaoAbertaSchema = z.object({
  id: z.uuid(),
  revisao: z.number(),
  conteudo: composicaoSchema,
});
export type ComposicaoAberta = z.infer<typeof composicaoAbertaSchema>;

/** What the caller left open for a patient; null when nothing is. */
export function composicaoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDaPrescricao.composicao(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('composicoes')
          .select('id, revisao, conteudo')
          .eq('paciente_id', pacienteId)
          .is('encerrada_em', null)
          .limit(1)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(composicaoAbertaSchema), linhas)[0] ?? null;
    },
    // It is read as the screen opens, and written from there on.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reads again what is kept of a patient's documents. */
export async function relerDocumentos(cache: QueryClient, clinicaId: string, pacienteId: string) {
  await Promise.all([
    cache.invalidateQueries({ queryKey: chaveDosDocumentos(clinicaId, pacienteId) }),
    cache.invalidateQueries({ queryKey: chavesDaPrescricao.contexto(clinicaId, pacienteId) }),
    // They stand in the timeline, however it is filtered.
    relerLinhaDoTempo(cache, clinicaId, pacienteId),
  ]);
}

const apresentacaoSchema = z.object({
  id: z.guid(),
  dcbs: z.array(z.string()),
  forma_texto: z.string(),
  concentracao: z.nullable(z.string()),
  via: z.nullable(z.string()),
  posologia: z.nullable(z.string()),
  marca: z.nullable(z.string()),
  estado: z.string(),
  gotas_por_ml: z.nullable(z.number()),
  embalagens: z.array(z.string()),
});
/** A presentation of the catalogue. */
export type Apresentacao = z.infer<typeof apresentacaoSchema>;

const ACHADOS = 12;

/** Presentations by ingredient, brand, abbreviation, strength or form, the likeliest first. */
export function catalogoOptions(termo: string) {
  return queryOptions({
    queryKey: chavesDaPrescricao.catalogo(termo),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.rpc('buscar_apresentacoes', { p_texto: termo, p_limite: ACHADOS }).abortSignal(signal),
      );
      return lerLinhas(z.array(apresentacaoSchema), linhas);
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const modeloSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  favorito: z.boolean(),
  itens: z.array(itemDePrescricaoSchema),
});
export type Modelo = z.infer<typeof modeloSchema>;

const MODELOS = 200;

/** The doctor's favourites and protocols, by name. */
export function modelosOptions(medicoId: string) {
  return queryOptions({
    queryKey: chavesDaPrescricao.modelos(medicoId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('modelos_de_prescricao')
          .select(colunas(modeloSchema))
          .eq('ativo', true)
          .order('nome')
          .limit(MODELOS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(modeloSchema), linhas);
    },
  });
}
