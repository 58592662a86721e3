import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Banco, Resposta } from '../_shared/db/banco.ts';
import type { Cabe } from '../_shared/db/cabe.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import type { Autenticado } from '../_shared/http/contexto.ts';
import { AppError } from '../_shared/http/erro.ts';

/** The sentences of the specification, §8, for what failed without saying why. */
export type FraseDoPlantao =
  | 'Erro ao buscar sessões'
  | 'Erro ao buscar atendimentos'
  | 'Erro ao criar sessão'
  | 'Erro ao finalizar sessão'
  | 'Erro ao criar atendimento'
  | 'Erro ao atualizar atendimento'
  | 'Erro ao buscar sessão ativa'
  | 'Erro ao buscar reavaliações'
  | 'Erro ao buscar plantões'
  | 'Erro ao buscar passagens'
  | 'Erro ao receber passagem'
  | 'Erro ao salvar passagem';

/**
 * Reads the data of an answer as `dadosDe` does; a fault of ours, which has no sentence that helps,
 * is told as what could not be done.
 */
export function lerDo<Lidos, Entrada, Dados>(
  frase: FraseDoPlantao,
  resposta: Resposta<Dados>,
  contrato: z.ZodMiniType<Lidos, Entrada> & Cabe<Entrada, Dados>,
): Lidos {
  try {
    return dadosDe(resposta, contrato);
  } catch (falha) {
    if (!(falha instanceof AppError) || falha.status < 500) throw falha;
    throw new AppError(falha.codigo, frase, { cause: falha.cause });
  }
}

/** Makes the failure of what is not there, or not the caller's to see. */
export const naoEncontrado = (frase: string): AppError => new AppError('NAO_ENCONTRADO', frase);

/** Reads an id of the path; what is none is the id of nothing. */
export function idDo(c: Context<Autenticado>, nome: string, senao: string): string {
  const lido = z.uuid().safeParse(c.req.param(nome));
  if (!lido.success) throw naoEncontrado(senao);
  return lido.data;
}

/** @throws where the caller reads no such shift. */
export async function exigirPlantao(banco: Banco, id: string): Promise<void> {
  const resposta = await banco.from('sessoes_plantao').select('id').eq('id', id).limit(1);
  const lidas = lerDo('Erro ao buscar sessões', resposta, z.array(z.object({ id: z.uuid() })));
  if (lidas.length === 0) throw naoEncontrado('Não encontramos este plantão.');
}
