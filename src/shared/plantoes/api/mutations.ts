import * as z from 'zod/mini';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const codigoSchema = z.object({ codigo: z.string(), expira_em: z.string() });

/** Makes the code that ties an on-call account to this agenda; shown this once. */
export async function criarCodigoDeAgenda(): Promise<z.infer<typeof codigoSchema>> {
  const linha = await consultar((db) => db.rpc('criar_codigo_de_agenda').single());
  return lerLinhas(codigoSchema, linha);
}

/**
 * Ties this on-call account to the agenda of a code.
 * @throws {ErroDoBanco} with the sentence to show when the code is not accepted.
 */
export async function usarCodigoDeAgenda(codigo: string): Promise<void> {
  const recusa = lerLinhas(
    z.nullable(z.string()),
    await consultar((db) => db.rpc('usar_codigo_de_agenda', { p_codigo: codigo })),
  );
  // A refusal comes as an answer: raised, it would take back the count of attempts.
  if (recusa !== null) throw new ErroDoBanco(recusa, 'REGRA_VIOLADA', 422);
}

export async function desligarAgenda(): Promise<void> {
  await consultar((db) => db.rpc('desligar_agenda'));
}
