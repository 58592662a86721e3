import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import type { RespostaDeAssinatura } from '@domain/contracts/assinatura.ts';

/** One document that a person is about to sign. */
export interface DocumentoAAssinar {
  documentType: TipoDeDocumento;
  documentId: string;
  /** How the list calls it: `Receita de Maria Dias`. */
  titulo: string;
  /** Makes the PDF; asked once, and what it made is what is shown and signed. */
  montarPdf: () => Promise<Uint8Array>;
}

/** By which kind of certificate: A1 in this browser, A3 in another program, or one in a cloud. */
export type Meio = 'A1' | 'A3' | { readonly autorizacao: string };

/** What the server answered of a signature that it registered, as far as it is shown. */
export type Registro = Pick<
  RespostaDeAssinatura,
  'signatureId' | 'verificationCode' | 'accessCode' | 'nivel' | 'signedAt' | 'avisos'
>;
