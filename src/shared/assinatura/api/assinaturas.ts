import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import { respostaDeAberturaSchema } from '@domain/contracts/anexos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { env } from '@/config/env.ts';
import { api } from '@/lib/api/api.ts';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAssinatura } from './keys.ts';

const assinaturaSchema = z.object({ codigo: z.string(), assinado_em: z.string() });

/** The signature of a document; null while it has none. */
export function assinaturaOptions(clinicaId: string, tipo: TipoDeDocumento, id: string) {
  return queryOptions({
    queryKey: chavesDaAssinatura.de(clinicaId, tipo, id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('documentos_assinados')
          .select('codigo, assinado_em')
          .eq('tipo', tipo)
          .eq('documento_id', id)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(assinaturaSchema), linhas)[0] ?? null;
    },
  });
}

/** The bytes of a signed document that the person reads; that it was opened is in the log of accesses. */
export async function baixarAssinado(id: string): Promise<Uint8Array> {
  const { endereco } = await api.post(`/digital-signature/${id}/open`, {
    resposta: respostaDeAberturaSchema,
  });
  const resposta = await fetch(new URL(endereco, env.supabaseUrl));
  if (!resposta.ok) throw new ErroDeRede();
  return new Uint8Array(await resposta.arrayBuffer());
}
