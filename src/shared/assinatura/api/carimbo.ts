import { respostaDeCarimboSchema } from '@domain/contracts/carimbo.ts';
import { api } from '@/lib/api/api.ts';
import { deBase64, paraBase64 } from '../base64.ts';

/**
 * Has the value of a signature stamped by the authority of this installation. Null where that cannot be
 * had, for whatever reason: the signature goes on without it.
 */
export async function carimbar(valor: Uint8Array): Promise<Uint8Array | null> {
  try {
    const { carimbo } = await api.post('/digital-signature/timestamp', {
      corpo: { signature: paraBase64(valor) },
      resposta: respostaDeCarimboSchema,
    });
    return carimbo === null ? null : deBase64(carimbo);
  } catch {
    return null;
  }
}
