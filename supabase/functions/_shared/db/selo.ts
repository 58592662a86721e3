import { base64, deBase64 } from '@domain/assinatura/bytes.ts';
import { ambiente } from './ambiente.ts';

/**
 * Seals what the database keeps for a function and must not be able to read: with AES-GCM, under a key
 * made of the service key, which no row has. A seal is bound to its context: elsewhere it does not open.
 */
export async function selar(texto: string, contexto: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const cifra = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytes(contexto) },
    await chave(),
    bytes(texto),
  );
  return base64(new Uint8Array([...iv, ...new Uint8Array(cifra)]));
}

/** Opens what {@link selar} sealed for the same context; null of anything else. */
export async function abrirSelo(selado: string, contexto: string): Promise<string | null> {
  const tudo = deBase64(selado);
  if (!tudo) return null;
  try {
    const aberto = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: tudo.slice(0, IV), additionalData: bytes(contexto) },
      await chave(),
      tudo.slice(IV),
    );
    return new TextDecoder().decode(aberto);
  } catch {
    return null;
  }
}

const IV = 12;
const bytes = (texto: string) => new TextEncoder().encode(texto);

/** Another service key is another seal: what was sealed before is then over, and asked for again. */
async function chave(): Promise<CryptoKey> {
  const mestra = await crypto.subtle.importKey(
    'raw',
    bytes(ambiente().chaveDeServico),
    'HKDF',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('pleno: nuvem') },
    mestra,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
