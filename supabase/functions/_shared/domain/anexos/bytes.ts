/** Reads binary files: numbers and runs of bytes at a place, never past the end. */

/** Reads a number of two bytes, the greater first; NaN past the end. */
export function u16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? Number.NaN) * 0x100 + (bytes[at + 1] ?? Number.NaN);
}

/** Reads a number of four bytes, the greater first; NaN past the end. */
export function u32(bytes: Uint8Array, at: number): number {
  return u16(bytes, at) * 0x1_0000 + u16(bytes, at + 2);
}

/** Reads a number of four bytes, the smaller first; NaN past the end. */
export function u32le(bytes: Uint8Array, at: number): number {
  return u16le(bytes, at) + u16le(bytes, at + 2) * 0x1_0000;
}

/** Reads a number of two bytes, the smaller first; NaN past the end. */
export function u16le(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? Number.NaN) + (bytes[at + 1] ?? Number.NaN) * 0x100;
}

/** Bytes as text of one character each, so that places in the text are places in the file. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** Joins several runs of bytes. */
export function juntar(partes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const junto = new Uint8Array(partes.reduce((soma, { length }) => soma + length, 0));
  let at = 0;
  for (const parte of partes) {
    junto.set(parte, at);
    at += parte.length;
  }
  return junto;
}
