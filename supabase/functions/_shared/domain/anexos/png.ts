import { juntar, latin1, u32 } from './bytes.ts';
import { type ImagemLida, PARTES_MAXIMAS } from './imagem.ts';

const SIGNATURE = 8;
/** The bytes of length, type and check sum around the data of a chunk. */
const AROUND = 12;

/** The chunks of the picture, its colours, its density and its animation (PNG, third edition). */
const PICTURE = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** Reads a PNG; null when a chunk is broken, when there are too many, or when it ends before its end. */
export function lerPng(bytes: Uint8Array): ImagemLida | null {
  const kept = [bytes.subarray(0, SIGNATURE)];
  const seen = new Set<string>();
  let at = SIGNATURE;
  for (let parts = 0; parts < PARTES_MAXIMAS && at + AROUND <= bytes.length; parts += 1) {
    const to = at + AROUND + u32(bytes, at);
    if (to > bytes.length) return null;
    const type = latin1(bytes.subarray(at + 4, at + 8));
    // The first chunk is the header, of 13 bytes.
    if (seen.size === 0 && (type !== 'IHDR' || to - at !== AROUND + 13)) return null;
    if (crc32(bytes.subarray(at + 4, to - 4)) !== u32(bytes, to - 4)) return null;
    if (PICTURE.has(type)) kept.push(bytes.subarray(at, to));
    seen.add(type);
    if (type === 'IEND') return seen.has('IDAT') ? sized(bytes, juntar(kept)) : null;
    at = to;
  }
  return null;
}

function sized(bytes: Uint8Array, limpa: Uint8Array): ImagemLida | null {
  const [largura, altura] = [u32(bytes, SIGNATURE + 8), u32(bytes, SIGNATURE + 12)];
  return largura > 0 && altura > 0 ? { largura, altura, limpa } : null;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/** Computes the check sum of a chunk (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}
