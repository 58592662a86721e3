import { dataExiste } from '@domain/datas.ts';
import * as z from 'zod/mini';

type Campos = Readonly<Record<string, z.ZodMiniType>>;

/** What a screen reads of its address: each field may be absent. */
type Busca<C extends Campos> = { [N in keyof C]?: z.output<C[N]> };

/**
 * The contract of what an address carries after the `?`, shared by a route (its `validateSearch`) and
 * its screen. Fields are read one by one: a wrong one is as if absent, and spoils no other. It is
 * undefined, not left out, because the router would hand on what stood there.
 */
export function contratoDaBusca<const C extends Campos>(campos: C) {
  return (bruta: Readonly<Record<string, unknown>>): Busca<C> => {
    const presentes = Object.entries(campos).filter(([nome]) => bruta[nome] !== undefined);
    return Object.fromEntries(
      presentes.map(([nome, campo]) => [nome, campo.safeParse(bruta[nome]).data]),
    ) as Busca<C>;
  };
}

/** A text that is not empty. */
export const texto = z.string().check(z.minLength(1));

/** What a person typed to search: the router reads digits, as of a CPF without mask, as a number. */
export const procurado = z.union([texto, z.pipe(z.number(), z.transform(String))]);

/** A calendar date, `AAAA-MM-DD`. */
export const dia = z.string().check(z.refine(dataExiste));

/** A whole number within limits, both allowed. */
export const inteiro = (minimo: number, maximo: number) =>
  z.pipe(z.coerce.number(), z.int().check(z.gte(minimo), z.lte(maximo)));
