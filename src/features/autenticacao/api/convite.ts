import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const conviteSchema = z.object({
  valido: z.boolean(),
  clinica_nome: z.string(),
  tipo: z.enum(['medico', 'staff', 'plantonista']),
  expira_em: z.string(),
});
export type Convite = z.infer<typeof conviteSchema>;
export type TipoDeConvite = Convite['tipo'];

/** What an invitation says to whoever holds its link; null for an unknown one. */
export function conviteQueryOptions(token: string) {
  return queryOptions({
    queryKey: ['convite', token],
    queryFn: async ({ signal }): Promise<Convite | null> => {
      const linhas = await consultar((db) =>
        db.rpc('consultar_convite', { p_token: token }).abortSignal(signal),
      );
      const [convite] = lerLinhas(z.array(conviteSchema), linhas);
      return convite ?? null;
    },
    staleTime: 0,
  });
}

/** Uses an invitation up: links the doctor, or places the staff member. */
export async function aceitarConvite(token: string): Promise<void> {
  await consultar((db) => db.rpc('aceitar_convite', { p_token: token }));
}
