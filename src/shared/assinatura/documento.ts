import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';

/** One document that a person is about to sign. */
export interface DocumentoAAssinar {
  documentType: TipoDeDocumento;
  documentId: string;
  /** How the list calls it: `Receita de Maria Dias`. */
  titulo: string;
  /** Makes the PDF; asked once, and what it made is what is shown and signed. */
  montarPdf: () => Promise<Uint8Array>;
}

/** What the server answered of a signature that it registered. */
export interface Registro {
  verificationCode: string;
  /** Opens the document for who has it; null where it was told before and is kept no more. */
  accessCode: string | null;
  /** The level reached: `AD-RB`, `AD-RT`. */
  nivel: string;
  signedAt: string;
  avisos: readonly string[];
}
