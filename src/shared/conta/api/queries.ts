import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { aceitesPendentes } from '../termos.ts';
import { chavesDaConta } from './keys.ts';

/** What only the person may read of the own account. */
const documentosSchema = z.object({
  cpf: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  data_nascimento: z.nullable(z.string()),
});
export type Documentos = z.infer<typeof documentosSchema>;

const aceiteSchema = z.object({
  documento: z.enum(['termos', 'privacidade']),
  versao: z.string(),
  aceito_em: z.string(),
});

/** Documents and phone of the caller. */
export function documentosOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDaConta.documentos(perfilId),
    queryFn: async ({ signal }) => {
      const linha = await consultar((db) =>
        db
          .from('perfil_documentos')
          .select('cpf, cnpj, telefone, data_nascimento')
          .eq('profile_id', perfilId)
          .abortSignal(signal)
          .single(),
      );
      return lerLinhas(documentosSchema, linha);
    },
  });
}

/** Which versions of the terms and of the policy the caller accepted, the latest first. */
export function aceitesOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDaConta.aceites(perfilId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('termos_aceite')
          .select('documento, versao, aceito_em')
          .eq('user_id', perfilId)
          .order('aceito_em', { ascending: false })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(aceiteSchema), linhas);
    },
  });
}

/** The terms and the policy whose current version the caller has not accepted. */
export function aceitesPendentesOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDaConta.pendentes(perfilId),
    queryFn: async () =>
      aceitesPendentes(
        await consultar((db) =>
          db.from('termos_aceite').select('documento, versao').eq('user_id', perfilId),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
