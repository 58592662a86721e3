import * as z from 'zod/mini';
import { ErroDeContrato } from '../errors/erros.ts';

/**
 * Rows as their contract says they are.
 * @throws {ErroDeContrato} when the database answered something else.
 */
export function lerLinhas<T>(contrato: z.ZodMiniType<T>, linhas: unknown): T {
  const lidas = contrato.safeParse(linhas);
  if (!lidas.success) throw new ErroDeContrato(z.prettifyError(lidas.error));
  return lidas.data;
}
