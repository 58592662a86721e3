import type { Evolucao } from '@domain/contracts/prontuario.ts';
import * as z from 'zod/mini';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { estaJanela } from '../rascunho/janela.ts';
import { COLUNAS_DA_ENTRADA, type Entrada, entradaSchema } from './linhas.ts';
import { buscarEntrada } from './queries.ts';

/** What a draft is about; its id is made here, so that sending it twice makes one row. */
export interface IdentidadeDoRascunho {
  id: string;
  paciente_id: string;
  clinica_id: string;
  /** The entry that this one completes; null for an entry of its own. */
  adendo_de: string | null;
}

export type ResultadoDaGravacao =
  | { tipo: 'gravado'; entrada: Entrada }
  | { tipo: 'conflito'; entrada: Entrada };

/**
 * Writes a draft over the revision that was read; null creates it. When the server holds another
 * revision nothing is written and what it holds comes back.
 */
export async function gravarRascunho(
  rascunho: IdentidadeDoRascunho,
  campos: Partial<Evolucao>,
  revisao: number | null,
): Promise<ResultadoDaGravacao> {
  try {
    const entrada =
      revisao === null
        ? await criarRascunho(rascunho, campos)
        : await alterarRascunho(rascunho.id, campos, revisao);
    return { tipo: 'gravado', entrada };
  } catch (erro) {
    if (!jaExisteOuMudou(erro)) throw erro;
    const entrada = await buscarEntrada(rascunho.paciente_id, rascunho.id);
    if (!entrada) throw erro;
    return { tipo: 'conflito', entrada };
  }
}

/**
 * Finishes a draft; from then on it does not change. Answers the same when it was already finished
 * by a call whose answer got lost.
 */
export async function finalizarRascunho(
  rascunho: Pick<IdentidadeDoRascunho, 'id' | 'paciente_id'>,
  revisao: number,
): Promise<Entrada> {
  try {
    return await alterarRascunho(rascunho.id, { status: 'finalizado' }, revisao);
  } catch (erro) {
    if (!jaExisteOuMudou(erro)) throw erro;
    const entrada = await buscarEntrada(rascunho.paciente_id, rascunho.id);
    if (entrada?.status === 'finalizado') return entrada;
    throw erro;
  }
}

/** Discards a draft: it leaves the screens and stays in the database. */
export async function descartarRascunho(id: string): Promise<void> {
  await consultar((db) =>
    db
      .from('prontuarios')
      .update({ status: 'descartado', janela: estaJanela() })
      .eq('id', id)
      .eq('status', 'rascunho')
      .select('id')
      .single(),
  );
}

/** Opens version n+1 of a finished entry as a draft, or finds the one already open. Yields its id. */
export async function abrirCorrecao(id: string, motivo: string): Promise<string> {
  const aberta = await consultar((db) =>
    db.rpc('abrir_correcao', { p_prontuario: id, p_motivo: motivo }),
  );
  return lerLinhas(z.uuid(), aberta);
}

/** Marks a finished entry as not to be considered; it stays visible, with the reason. */
export async function inativarEvolucao(id: string, motivo: string): Promise<void> {
  await consultar((db) => db.rpc('inativar_evolucao', { p_prontuario: id, p_motivo: motivo }));
}

async function criarRascunho(
  rascunho: IdentidadeDoRascunho,
  campos: Partial<Evolucao>,
): Promise<Entrada> {
  const linha = await consultar((db) =>
    db
      .from('prontuarios')
      .insert({ ...rascunho, ...campos, janela: estaJanela() })
      .select(COLUNAS_DA_ENTRADA)
      .single(),
  );
  return lerLinhas(entradaSchema, linha);
}

async function alterarRascunho(
  id: string,
  campos: Partial<Evolucao> | { status: 'finalizado' },
  revisao: number,
): Promise<Entrada> {
  const linha = await consultar((db) =>
    db
      .from('prontuarios')
      .update({ ...campos, janela: estaJanela() })
      .eq('id', id)
      .eq('revisao', revisao)
      .eq('status', 'rascunho')
      .select(COLUNAS_DA_ENTRADA)
      .single(),
  );
  return lerLinhas(entradaSchema, linha);
}

/** The id is taken (a create that did arrive), or no draft has this revision any more. */
function jaExisteOuMudou(erro: unknown): boolean {
  return foiRecusado(erro, 'JA_EXISTE', 'NAO_ENCONTRADO');
}
