import { juntar, latin1 } from './bytes.ts';
import { NOT_IN_NAMES } from './pdf-sintaxe.ts';

/** A stream that packs other objects, unpacked. */
export interface Pacote {
  readonly text: string;
  /** Where the objects begin; before it, the number and the place of each. */
  readonly first: number;
}

/**
 * The largest object stream and the largest sum of them, unpacked, in bytes; and the most of them.
 */
const LARGEST = 8 * 1024 ** 2;
const LARGEST_TOTAL = 48 * 1024 ** 2;
const MOST = 2_000;
/** The longest sum of the lists of what they hold, in bytes: some hundred thousand objects. */
const LARGEST_LISTS = 4 * 1024 ** 2;

const PACK = new RegExp(`/ObjStm(?![^${NOT_IN_NAMES}])`, 'g');

/** Unpacks the object streams of a PDF; null when one cannot be, or when they are too much. */
export async function pacotesDe(bytes: Uint8Array, text: string): Promise<Pacote[] | null> {
  const packs: Pacote[] = [];
  let [total, lists, end] = [0, 0, 0];
  for (const { index } of text.matchAll(PACK)) {
    const stream = streamAfter(text, index);
    // No program writes one inside another, and each would be unpacked for itself.
    if (!stream || index < end || packs.length === MOST) return null;
    end = stream.to;
    lists += stream.first;
    if (lists > LARGEST_LISTS) return null;
    const unpacked = await unpack(bytes, stream, LARGEST_TOTAL - total);
    if (!unpacked) return null;
    total += unpacked.length;
    packs.push({ text: latin1(unpacked), first: stream.first });
  }
  return packs;
}

/** The longest dictionary of a stream that is read, before its kind and after it. */
const WINDOW = 4096;

interface Stream {
  readonly from: number;
  readonly to: number;
  readonly packed: boolean;
  readonly first: number;
}

/**
 * Finds the stream of the dictionary in which a place stands; undefined where it cannot be told.
 */
function streamAfter(text: string, at: number): Stream | undefined {
  const after = text.slice(at, at + WINDOW);
  const begin = /stream\r?\n/.exec(after);
  if (!begin) return undefined;
  const before = text.slice(Math.max(0, at - WINDOW), at);
  const own = before.lastIndexOf('obj');
  const dictionary = before.slice(Math.max(0, own)) + after.slice(0, begin.index);
  const filters = dictionary.match(/\/[^\s/]*Decode\b|\/Filter\b|#/g) ?? [];
  // No program writes anything but plain or deflated data here.
  const known = filters.length === 0 || filters.join() === '/Filter,/FlateDecode';
  const from = at + begin.index + begin[0].length;
  const to = text.indexOf('endstream', from);
  const [first, second] = [...dictionary.matchAll(/\/First\s+(\d+)/g)].map(([, at]) => Number(at));
  if (!known || own < 0 || /\/DecodeParms\b/.test(dictionary) || to < 0) return undefined;
  // Where it is said twice, it depends on the reader.
  if (first === undefined || second !== undefined) return undefined;
  return { from, to, packed: filters.length > 0, first };
}

async function unpack(
  bytes: Uint8Array,
  { from, to, packed }: Stream,
  rest: number,
): Promise<Uint8Array | null> {
  const most = Math.min(LARGEST, rest);
  if (!packed) return to - from <= most ? bytes.subarray(from, to) : null;
  // The line end before `endstream`, where there is one, is not data.
  for (const end of [to - 1, to - 2, to]) {
    const unpacked = await inflate(bytes.slice(from, end), most);
    if (unpacked) return unpacked === TOO_LARGE ? null : unpacked;
  }
  return null;
}

const TOO_LARGE = new Uint8Array();

/** Unpacks data; null when it is broken, TOO_LARGE when it is more than `most`. */
async function inflate(data: BlobPart, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const packed = new Blob([data]).stream();
    for await (const chunk of readable(packed.pipeThrough(new DecompressionStream('deflate')))) {
      length += chunk.length;
      if (length > most) return TOO_LARGE;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return juntar(chunks);
}

/** Reads a stream chunk by chunk: not every browser lets `for await` do it. */
async function* readable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // A stream that failed has ended already.
    await reader.cancel().catch(() => undefined);
  }
}
