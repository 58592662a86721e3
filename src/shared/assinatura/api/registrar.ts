import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { paraBase64 } from '../base64.ts';
import type { DocumentoAAssinar, Registro } from '../documento.ts';

/** Of the answer, what is shown. */
const respostaSchema = z.object({
  success: z.literal(true),
  verificationCode: z.string(),
  accessCode: z._default(z.nullable(z.string()), null),
  nivel: z.string(),
  signedAt: z.string(),
  avisos: z.array(z.string()),
});

/**
 * Registers a signed PDF. The same bytes again are the same signature.
 * @param meio A1 of this browser, or A3 of another program.
 */
export async function registrarAssinatura(
  { documentId, documentType }: DocumentoAAssinar,
  assinado: Uint8Array,
  meio: 'A1' | 'A3',
): Promise<Registro> {
  return await api.post('/digital-signature', {
    // A signed document comes without certificate and password: the key stayed where it is.
    corpo: {
      documentId,
      documentType,
      documentContent: paraBase64(assinado),
      certificateType: meio,
      certificateData: '',
      certificatePassword: '',
    },
    resposta: respostaSchema,
  });
}
