import { type ErroDoBancoDeDados, falhaDoBanco } from '@domain/falhas/banco.ts';
import type * as z from 'zod/mini';
import { AppError, erroInterno, indisponivel, naoAutorizado } from '../http/erro.ts';
import type { Resposta } from './banco.ts';
import type { Cabe } from './cabe.ts';

/**
 * Reads the data of an answer by its contract.
 * @throws {AppError} the failure that it stands for.
 */
export function dadosDe<Lidos, Entrada, Dados>(
  resposta: Resposta<Dados>,
  contrato: z.ZodMiniType<Lidos, Entrada> & Cabe<Entrada, Dados>,
): Lidos {
  conferirResposta(resposta);
  const resultado = contrato.safeParse(resposta.data);
  if (!resultado.success) throw erroInterno(resultado.error);
  return resultado.data;
}

/**
 * Checks an answer whose data nobody reads.
 * @throws {AppError} the failure that it stands for.
 */
export function conferirResposta({ error, status }: Resposta<unknown>): void {
  if (error) throw erroDaResposta(error, status);
}

/**
 * Tells the caller what a rule or a constraint says. Everything else is a fault of ours: the words
 * of the database stay in the cause, for the log.
 */
function erroDaResposta(erro: ErroDoBancoDeDados, status: number): AppError {
  if (status === 401) return naoAutorizado(erro);
  if (status === 0 || status === 503 || status === 504) return indisponivel(erro);
  const { codigo, frase, especifica } = falhaDoBanco(erro);
  return especifica ? new AppError(codigo, frase, { cause: erro }) : erroInterno(erro);
}
