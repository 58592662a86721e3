import { juntar, latin1 } from './bytes.ts';
import type { MotivoDeRecusa } from './tipos.ts';

/** Names that a document with a password, or with something that runs, cannot do without. */
const REFUSED: ReadonlyMap<string, MotivoDeRecusa> = new Map([
  ['Encrypt', 'protegido'],
  ['JavaScript', 'comCodigo'],
  ['Launch', 'comCodigo'],
  ['XFA', 'comCodigo'],
  ['RichMedia', 'comCodigo'],
]);
/** The kind of a stream that packs other objects. */
const PACKS = 'ObjStm';

/** How far from its end a file says where its contents are; readers look in the last kilobyte. */
const TAIL = 4096;
/** Largest object stream, and all of them together, unpacked, in bytes; and how many there may be. */
const LARGEST = 32 * 1024 ** 2;
const LARGEST_TOTAL = 96 * 1024 ** 2;
const MOST = 10_000;

/**
 * Why a PDF is refused, or null: cut short, protected by a password, or with something that runs.
 * Names are looked for in the whole file and in the streams that pack objects, which are unpacked;
 * one that cannot be unpacked is a refusal. Fonts, images and texts are not looked into: a command
 * cannot be there.
 */
export async function recusaDoPdf(bytes: Uint8Array): Promise<MotivoDeRecusa | null> {
  const text = latin1(bytes);
  if (!text.slice(-TAIL).includes('startxref')) return 'danificado';
  const names = tellingNames(bytes);
  const found = refusal(names);
  if (found) return found;
  const packs = names.filter(({ name }) => name === PACKS);
  if (packs.length > MOST) return 'complicado';
  let [total, last] = [0, 0];
  for (const { at } of packs) {
    const stream = streamAfter(text, at);
    // Two that share one stream: no program writes that.
    if (!stream || stream.from === last) return 'complicado';
    last = stream.from;
    const unpacked = await unpack(bytes, stream);
    total += unpacked?.length ?? 0;
    if (!unpacked || total > LARGEST_TOTAL) return 'complicado';
    const inside = refusal(tellingNames(unpacked));
    if (inside) return inside;
  }
  return null;
}

interface Name {
  readonly name: string;
  /** Of its slash. */
  readonly at: number;
}

const refusal = (names: readonly Name[]) =>
  names.map(({ name }) => REFUSED.get(name)).find((motivo) => motivo !== undefined) ?? null;

const SLASH = 0x2f;
const NUMBER_SIGN = 0x23;
/** What ends a name (ISO 32000-1, 7.2.2 and 7.3.5). */
const ENDS = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const TELLING = new Set([...REFUSED.keys(), PACKS]);
const FIRST = new Set([NUMBER_SIGN, ...[...TELLING].map((name) => name.charCodeAt(0))]);
/** Longest of them with each letter written as a number. */
const LONGEST = 3 * Math.max(...[...TELLING].map(({ length }) => length));
const ESCAPE = /#([0-9a-fA-F]{2})/g;

/** Where the names stand that tell something, also with their letters written as numbers. */
function tellingNames(bytes: Uint8Array): Name[] {
  const names: Name[] = [];
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    if (!FIRST.has(bytes[at + 1] ?? 0)) continue;
    const name = nameAt(bytes, at + 1);
    if (TELLING.has(name)) names.push({ name, at });
  }
  return names;
}

/** The name that begins at a place, with the letters that are written as numbers; '' if too long. */
function nameAt(bytes: Uint8Array, from: number): string {
  let end = from;
  while (end < bytes.length && end - from <= LONGEST && !ENDS.has(bytes[end] ?? 0)) end += 1;
  if (end - from > LONGEST) return '';
  const written = String.fromCharCode(...bytes.subarray(from, end));
  return written.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Longest dictionary of a stream that is understood, before its kind. */
const WINDOW = 4096;

interface Stream {
  readonly from: number;
  readonly to: number;
  readonly packed: boolean;
}

/** The stream of the dictionary in which a place stands; undefined where it cannot be told. */
function streamAfter(text: string, at: number): Stream | undefined {
  const keyword = /stream\r?\n/g;
  keyword.lastIndex = at;
  const begin = keyword.exec(text);
  if (!begin) return undefined;
  const before = text.slice(Math.max(0, at - WINDOW), at);
  const own = before.lastIndexOf('obj');
  const dictionary = before.slice(Math.max(0, own)) + text.slice(at, begin.index);
  const filters = dictionary.match(/\/[^\s/]*Decode\b|\/Filter\b|#/g) ?? [];
  // Anything but plain or deflated data is not worth understanding: no program writes it.
  const known = filters.length === 0 || filters.join() === '/Filter,/FlateDecode';
  const to = text.indexOf('endstream', keyword.lastIndex);
  if (!known || own < 0 || /\/DecodeParms\b/.test(dictionary) || to < 0) return undefined;
  return { from: keyword.lastIndex, to, packed: filters.length > 0 };
}

async function unpack(bytes: Uint8Array, { from, to, packed }: Stream): Promise<Uint8Array | null> {
  if (!packed) return bytes.subarray(from, to);
  // The end of the line before `endstream` is not data, where there is one.
  for (const end of [to - 1, to - 2, to]) {
    const unpacked = await inflate(bytes.subarray(from, end));
    if (unpacked) return unpacked;
  }
  return null;
}

async function inflate(data: Uint8Array): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const packed = new Blob([new Uint8Array(data)]).stream();
    for await (const chunk of readable(packed.pipeThrough(new DecompressionStream('deflate')))) {
      length += chunk.length;
      if (length > LARGEST) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return juntar(chunks);
}

/** Not every browser lets a stream be walked through directly. */
async function* readable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // One that failed is ended already.
    await reader.cancel().catch(() => undefined);
  }
}
