/** Storage: the bytes of objects as files. Buckets, policies and metadata stay in Postgres. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

/** What the file itself cannot say. */
interface Note {
  readonly mimetype: string;
  readonly cacheControl: string;
}

/** Keeps objects under `dir`. File names are hashes: no key can point outside it. */
export function fileStorage(dir: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) =>
    join(dir, sha256(bucket).slice(0, 16), sha256(key));

  async function metadata(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = fileOf(bucket, key);
    const [bytes, info, note] = await Promise.all([readFile(file), stat(file), readNote(file)]);
    return {
      ...note,
      contentLength: info.size,
      size: info.size,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: info.mtime,
      httpStatusCode: 200,
    };
  }

  async function remove(bucket: string, key: string): Promise<void> {
    const file = fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(noteOf(file), { force: true })]);
  }

  return {
    driver: undefined,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = fileOf(bucket, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await bytesOf(body));
      await writeFile(noteOf(file), JSON.stringify({ mimetype, cacheControl } satisfies Note));
      return metadata(bucket, key);
    },
    async getObject(bucket, key) {
      const body = await readFile(fileOf(bucket, key));
      return { metadata: await metadata(bucket, key), httpStatusCode: 200, body };
    },
    headObject: metadata,
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const [from, to] = [fileOf(bucket, key), fileOf(toBucket, toKey)];
      await mkdir(dirname(to), { recursive: true });
      await Promise.all([copyFile(from, to), copyFile(noteOf(from), noteOf(to))]);
      return metadata(toBucket, toKey);
    },
    async privateAssetUrl(bucket, key) {
      return `file://${fileOf(bucket, key)}`;
    },
  };
}

const noteOf = (file: string) => `${file}.json`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function readNote(file: string): Promise<Note> {
  return JSON.parse(await readFile(noteOf(file), 'utf8'));
}

async function bytesOf(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
