import * as z from 'zod/mini';
import type { Cabe } from '../../../supabase/functions/_shared/db/cabe.ts';
import { ErroDeContrato } from '../errors/erros.ts';

/**
 * Reads rows by their contract.
 * @throws {ErroDeContrato} when the database answered something else.
 */
export function lerLinhas<Lidas, Entrada, Linhas>(
  contrato: z.ZodMiniType<Lidas, Entrada> & Cabe<Entrada, Linhas>,
  linhas: Linhas,
): Lidas {
  const lidas = contrato.safeParse(linhas);
  if (!lidas.success) throw new ErroDeContrato(z.prettifyError(lidas.error));
  return lidas.data;
}
