import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import { respostaDeAberturaSchema } from '@domain/contracts/anexos.ts';
import * as z from 'zod/mini';
import { env } from '@/config/env.ts';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const assinadoSchema = z.object({ id: z.uuid() });

/** An address for a minute of the file in which a document was signed, for who reads the document. */
export async function enderecoDoDocumentoAssinado(
  tipo: TipoDeDocumento,
  documentoId: string,
): Promise<string> {
  const linha = await consultar((db) =>
    db
      .from('documentos_assinados')
      .select('id')
      .eq('tipo', tipo)
      .eq('documento_id', documentoId)
      .single(),
  );
  return await enderecoDoAssinado(lerLinhas(assinadoSchema, linha).id);
}

/** An address of a signed file for a minute, for who reads the document. */
export async function enderecoDoAssinado(id: string): Promise<string> {
  const { endereco } = await api.post(`/digital-signature/${id}/open`, {
    resposta: respostaDeAberturaSchema,
  });
  return env.supabaseUrl + endereco;
}
