/** A value that only its key opens, in the place that it was sealed for. */
export interface Selado {
  iv: Uint8Array<ArrayBuffer>;
  cifra: ArrayBuffer;
}

/** What a seal is bound to, in words: copied to another place, it does not open. */
export type Lugar = readonly string[];

const emBytes = (texto: string) => new TextEncoder().encode(texto);

/** Seals bytes with AES-GCM, never twice alike. */
export async function selarBytes(
  chave: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  lugar: Lugar,
): Promise<Selado> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = emBytes(JSON.stringify(lugar));
  return {
    iv,
    cifra: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, chave, bytes),
  };
}

/** Opens sealed bytes; null for another key, another place, or changed bytes. */
export async function abrirBytes(
  chave: CryptoKey,
  { iv, cifra }: Selado,
  lugar: Lugar,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const additionalData = emBytes(JSON.stringify(lugar));
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, chave, cifra),
    );
  } catch {
    return null;
  }
}

/** Seals a value of JSON; a `Map` in it stays one. */
export function selar(chave: CryptoKey, valor: unknown, lugar: Lugar): Promise<Selado> {
  return selarBytes(chave, emBytes(JSON.stringify(valor, mapaEmPares)), lugar);
}

/** Opens a sealed value; undefined when it does not open. */
export async function abrir(chave: CryptoKey, selo: Selado, lugar: Lugar): Promise<unknown> {
  const bytes = await abrirBytes(chave, selo, lugar);
  return bytes ? JSON.parse(new TextDecoder().decode(bytes), paresEmMapa) : undefined;
}

const MAPA = '$mapa';

function mapaEmPares(_: string, valor: unknown): unknown {
  return valor instanceof Map ? { [MAPA]: [...valor] } : valor;
}

function paresEmMapa(_: string, valor: unknown): unknown {
  const pares = valor && typeof valor === 'object' && MAPA in valor ? valor[MAPA] : null;
  return Array.isArray(pares) ? new Map(pares) : valor;
}
