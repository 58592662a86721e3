/** Bytes as cryptography and ASN.1 take and give them. */

/** Copies bytes into a buffer of their own: a view may stand anywhere in a larger one. */
export function copia(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Writes bytes in hexadecimal, in small letters. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads hexadecimal; undefined where it is none. */
export function deHex(texto: string): Uint8Array<ArrayBuffer> | undefined {
  if (texto.length % 2 !== 0 || /[^0-9a-f]/i.test(texto)) return undefined;
  const bytes = new Uint8Array(texto.length / 2);
  for (let i = 0; i < bytes.length; i += 1) {
    bytes[i] = Number.parseInt(texto.slice(2 * i, 2 * i + 2), 16);
  }
  return bytes;
}

/** Writes bytes in base64. */
export function base64(bytes: Uint8Array): string {
  const partes: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) {
    partes.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  }
  return btoa(partes.join(''));
}

/** Reads base64; undefined where it is none. */
export function deBase64(texto: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Whether two runs of bytes are the same, in a time that depends on their length alone. */
export function iguais(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let diferenca = 0;
  for (let i = 0; i < a.length; i += 1) diferenca |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return diferenca === 0;
}

/** SHA-256 of bytes. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', copia(bytes)));
}
