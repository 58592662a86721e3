import { juntar, latin1, u16le, u32le } from './bytes.ts';
import { type ImagemLida, PARTES_MAXIMAS } from './imagem.ts';

const HEADER = 12;
/** The chunks of the picture, its colours and its animation (RFC 9649). */
const PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X that announce Exif and XMP. */
const METADATA = 0x08 | 0x04;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  readonly whole: Uint8Array;
}

/** Reads a WebP; null when it is broken, in too many parts, or ends before its end. Trailing bytes are not part of it. */
export function lerWebp(bytes: Uint8Array): ImagemLida | null {
  const chunks = chunksOf(bytes);
  const size = chunks && sizeOf(chunks);
  if (!size) return null;
  const kept = chunks.filter(({ type }) => PICTURE.has(type)).map(withoutFlags);
  const body = juntar(kept);
  const header = bytes.slice(0, HEADER);
  new DataView(header.buffer).setUint32(4, body.length + 4, true);
  return { ...size, limpa: juntar([header, body]) };
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const end = 8 + u32le(bytes, 4);
  if (!(end > HEADER && end <= bytes.length)) return null;
  const chunks: Chunk[] = [];
  for (let at = HEADER; at < end; ) {
    const length = u32le(bytes, at + 4);
    const to = at + 8 + length + (length % 2);
    if (!(to <= end) || chunks.length === PARTES_MAXIMAS) return null;
    const data = bytes.subarray(at + 8, at + 8 + length);
    chunks.push({ type: latin1(bytes.subarray(at, at + 4)), data, whole: bytes.subarray(at, to) });
    at = to;
  }
  return chunks;
}

/** Reads width and height in px from the first chunk that says them. */
function sizeOf(chunks: readonly Chunk[]): { largura: number; altura: number } | null {
  const { type, data } = chunks[0] ?? { type: '', data: new Uint8Array() };
  // An extended file still needs a picture.
  const drawn = chunks.some((chunk) => /^VP8[ L]$|^ANMF$/.test(chunk.type));
  if (!drawn || data.length < 5) return null;
  if (type === 'VP8X') return positive(u24(data, 4) + 1, u24(data, 7) + 1);
  if (type === 'VP8L' && data[0] === 0x2f) {
    const bits = u32le(data, 1);
    return positive((bits % 0x4000) + 1, (Math.floor(bits / 0x4000) % 0x4000) + 1);
  }
  const isKeyFrame = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (type !== 'VP8 ' || !isKeyFrame) return null;
  return positive(u16le(data, 6) % 0x4000, u16le(data, 8) % 0x4000);
}

const u24 = (data: Uint8Array, at: number) =>
  u16le(data, at) + (data[at + 2] ?? Number.NaN) * 0x1_0000;

const positive = (largura: number, altura: number) =>
  largura > 0 && altura > 0 ? { largura, altura } : null;

/** Copies a chunk; the extended header no longer announces what was taken out. */
function withoutFlags({ type, whole }: Chunk): Uint8Array {
  if (type !== 'VP8X') return whole;
  const changed = whole.slice();
  changed[8] = (changed[8] ?? 0) & ~METADATA;
  return changed;
}
