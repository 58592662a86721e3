import * as z from 'zod/mini';

/**
 * A secret that a device made for itself and tells with each password: from a device of before the
 * person comes in whatever strangers have tried meanwhile.
 */
export const aparelho = z.optional(
  z.string().check(z.regex(/^[\w-]{32,64}$/, 'Aparelho: recarregue a página e tente de novo.')),
);
