/** A database of the migrations on a port of its own, for the tools of the official CLI. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { openDatabase } from '../services/database.ts';
import { startPsql } from '../services/psql.ts';
import { readTemplate } from '../template.ts';

/** Gives `work` the address of a fresh, empty, migrated database; needs no running stack. */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dump: await readTemplate({ seed: false }) });
  const port = await freePort();
  const psql = await startPsql({ database, port, onDisconnect: async () => {} });
  try {
    return await work(`postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
  } finally {
    await psql.close();
    await database.lock.run(() => database.connection.close());
  }
}

/** Runs the official CLI; answers what it wrote on its standard output. */
export async function supabaseCli(args: readonly string[]): Promise<{ code: number; out: string }> {
  const cli = join(ROOT, 'node_modules/supabase/dist/supabase.js');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const code = await new Promise<number>((resolve) => child.once('close', (c) => resolve(c ?? 1)));
  if (code !== 0) console.error(err);
  return { code, out };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
