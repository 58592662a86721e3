import * as z from 'zod/mini';
import { semCaractereInvalido } from '../texto.ts';

/** The parts of a query string, in which everything arrives as text. */

function inteiro(rotulo: string, minimo: number, maximo: number) {
  const frase = `${rotulo}: informe um número inteiro entre ${minimo} e ${maximo}.`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, frase)),
    z.pipe(z.transform(Number), z.number().check(z.gte(minimo, frase), z.lte(maximo, frase))),
  );
}

/** A call that takes no filter. */
export const semFiltrosSchema = z.strictObject({});

/** Reads a term to look for; absent means everything. */
export function termo(rotulo: string) {
  return z.optional(
    z
      .string()
      .check(
        z.maxLength(120, `${rotulo}: use no máximo 120 caracteres.`),
        z.refine(semCaractereInvalido, `${rotulo}: remova os caracteres inválidos.`),
      ),
  );
}

/** How many rows a page has: 1 to 100, 30 when absent. */
export const limite = z._default(inteiro('Limite', 1, 100), 30);

/** Page number from 1. */
export const pagina = z._default(inteiro('Página', 1, 10_000), 1);

/** `true` or `false`; absent means both. */
export const simOuNao = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'Use true ou false.'),
    z.transform((texto) => texto === 'true'),
  ),
);
