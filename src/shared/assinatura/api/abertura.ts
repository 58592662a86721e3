import { respostaDeAberturaSchema } from '@domain/contracts/anexos.ts';
import { env } from '@/config/env.ts';
import { api } from '@/lib/api/api.ts';

/** An address of a signed file for a minute, for who reads the document. */
export async function enderecoDoAssinado(id: string): Promise<string> {
  const { endereco } = await api.post(`/digital-signature/${id}/open`, {
    resposta: respostaDeAberturaSchema,
  });
  return env.supabaseUrl + endereco;
}
