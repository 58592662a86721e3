import { respostaDeAssinaturaSchema } from '@domain/contracts/assinatura.ts';
import { api } from '@/lib/api/api.ts';
import { paraBase64 } from '../base64.ts';
import type { DocumentoAAssinar, Meio, Registro } from '../documento.ts';

/**
 * Registers a signed PDF, or has it signed in a cloud that the person authorised. The same signed bytes
 * again are the same signature.
 */
export async function registrarAssinatura(
  { documentId, documentType }: DocumentoAAssinar,
  pdf: Uint8Array,
  meio: Meio,
): Promise<Registro> {
  const naNuvem = typeof meio === 'object';
  return await api.post('/digital-signature', {
    // A signed document comes without certificate and password: the key stayed where it is.
    corpo: {
      documentId,
      documentType,
      documentContent: paraBase64(pdf),
      certificateType: naNuvem ? 'A3' : meio,
      certificateData: naNuvem ? meio.autorizacao : '',
      certificatePassword: '',
    },
    resposta: respostaDeAssinaturaSchema,
  });
}
