/**
 * Who signs: a key in a file, in a cloud or in a test. What it signs, and where that goes, is not its
 * to know.
 */
export interface Assinador {
  /** The signer's certificate, DER. */
  readonly certificado: Uint8Array;
  /** Those above it, as far as they are known, DER. */
  readonly cadeia: readonly Uint8Array[];
  readonly chave: 'RSA' | 'ECDSA';
  /**
   * Signs data with SHA-256: PKCS#1 v1.5 for RSA, the DER pair for ECDSA. A service that signs digests
   * alone is handed the SHA-256 of the data.
   */
  assinar(dados: Uint8Array): Promise<Uint8Array>;
}

/** Has the value of a signature stamped by a timestamp authority; null where it is not, whatever the reason. */
export type Carimbar = (valor: Uint8Array) => Promise<Uint8Array | null>;

/** The largest stamp for which a signature has room, in bytes: its certificates are most of it. */
export const TAMANHO_MAXIMO_DO_CARIMBO = 16 * 1024;
