import type * as z from 'zod/mini';

/** The sentence of each refused field. */
export type Recusas = Readonly<Record<string, string>>;

/** Reads a form by its contract: what it says, or why each field is refused. */
export function ler<T>(
  contrato: z.ZodMiniType<T>,
  valores: unknown,
): { lido: T; recusas: Recusas } | { lido: null; recusas: Recusas } {
  const resultado = contrato.safeParse(valores);
  if (resultado.success) return { lido: resultado.data, recusas: {} };
  const recusas: Record<string, string> = {};
  for (const { path, message } of resultado.error.issues) recusas[String(path[0])] ??= message;
  return { lido: null, recusas };
}
