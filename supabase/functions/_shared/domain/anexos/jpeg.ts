import { juntar, latin1, u16, u16le, u32, u32le } from './bytes.ts';
import { type ImagemLida, PARTES_MAXIMAS } from './imagem.ts';

/** Marker codes, the second byte of each (ITU-T T.81, table B.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
/** Codes between SOF0 and SOF15 that are no frame: DHT, JPG, DAC. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && !NO_FRAME.has(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

interface Segment {
  readonly code: number;
  /** Where its marker begins. */
  readonly from: number;
  /** Where the segment is over; a scan, with its data. */
  readonly to: number;
}

/** Reads a JPEG; null when it is broken, in too many parts, or ends before its end. Trailing bytes are not part of it. */
export function lerJpeg(bytes: Uint8Array): ImagemLida | null {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ code }) => isFrame(code));
  if (!segments || !frame || !segments.some(({ code }) => code === SOS)) return null;
  const [altura, largura] = [u16(bytes, frame.from + 5), u16(bytes, frame.from + 7)];
  if (!(largura > 0 && altura > 0)) return null;
  const kept = segments.filter((segment) => isPicture(bytes, segment));
  const clean = [
    bytes.subarray(0, 2),
    ...orientationSegment(orientationOf(bytes, segments)),
    ...kept.map(({ from, to }) => bytes.subarray(from, to)),
  ];
  return { largura, altura, limpa: juntar(clean) };
}

function segmentsOf(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at < bytes.length && segments.length < PARTES_MAXIMAS) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    // A marker may be filled up with 0xFF before its code.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === EOI) return [...segments, { code, from: at, to: at + 2 }];
    const header = at + 2 + u16(bytes, at + 2);
    if (!(header >= at + 4 && header <= bytes.length)) return null;
    const to = code === SOS ? endOfScan(bytes, header) : header;
    segments.push({ code, from: at, to });
    at = to;
  }
  return null;
}

/** Finds where compressed data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  return bytes.length;
}

/** Whether a segment is needed to draw the picture in its colours. */
function isPicture(bytes: Uint8Array, { code, from }: Segment): boolean {
  if (code === APP0 || code === APP14) return true;
  if (code === APP2) return latin1(bytes.subarray(from + 4, from + 15)) === 'ICC_PROFILE';
  return code !== COM && (code < APP0 || code > APP15);
}

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
/** Bytes of an entry of its directory. */
const ENTRY = 12;

/**
 * Reads which way up the picture is, 1 to 8 (Exif 2.32, tag 274); 1 where the file does not say.
 */
function orientationOf(bytes: Uint8Array, segments: readonly Segment[]): number {
  const exif = segments.find(
    ({ code, from }) => code === APP1 && latin1(bytes.subarray(from + 4, from + 10)) === EXIF,
  );
  if (!exif) return 1;
  const tiff = bytes.subarray(exif.from + 10, exif.to);
  const little = latin1(tiff.subarray(0, 2)) === 'II';
  const [read16, read32] = little ? [u16le, u32le] : [u16, u32];
  const first = read32(tiff, 4) + 2;
  const end = first + read16(tiff, first - 2) * ENTRY;
  for (let entry = first; entry < Math.min(end, tiff.length); entry += ENTRY) {
    const value = read16(tiff, entry + 8);
    if (read16(tiff, entry) === ORIENTATION && value >= 1 && value <= 8) return value;
  }
  return 1;
}

/** Writes an Exif segment that says which way up the picture is, and nothing else. */
function orientationSegment(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1];
  const body = [...EXIF].map((letter) => letter.charCodeAt(0));
  const content = [...body, ...tiff, 0, orientation, 0, 0, 0, 0, 0, 0];
  return [Uint8Array.from([0xff, APP1, 0, content.length + 2, ...content])];
}
