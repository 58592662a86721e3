/** Writes bytes in base64, as the contracts carry files; a large file does not fit in one call's arguments. */
export function paraBase64(bytes: Uint8Array): string {
  const partes: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) {
    partes.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  }
  return btoa(partes.join(''));
}

/** Reads what {@link paraBase64} wrote. */
export function deBase64(texto: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0));
}
