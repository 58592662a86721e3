import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDasSessoes } from './keys.ts';

const sessaoSchema = z.object({
  id: z.string(),
  navegador: z.nullable(z.string()),
  criada_em: z.string(),
  usada_em: z.string(),
  atual: z.boolean(),
});
export type SessaoAberta = z.infer<typeof sessaoSchema>;

/** Where the person is signed in, the session of this device first. */
export function sessoesOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.minhas(perfilId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(sessaoSchema),
        await consultar((db) => db.rpc('minhas_sessoes').abortSignal(signal)),
      ),
  });
}

const documentosSchema = z.array(z.object({ cpf: z.nullable(z.string()) }));

/** The own CPF; null where the account has none. */
export function meuCpfOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.cpf(perfilId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.from('perfil_documentos').select('cpf').eq('profile_id', perfilId).abortSignal(signal),
      );
      return lerLinhas(documentosSchema, linhas)[0]?.cpf ?? null;
    },
  });
}
