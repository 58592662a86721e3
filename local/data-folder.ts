/** The folder that keeps the local data between starts, and who may use it. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';
import { isRunning } from './processes.ts';

export interface DataFolder {
  readonly database: string;
  readonly storage: string;
  /** Whether a database was completely made here before. */
  readonly ready: boolean;
  /** Says that the database is now complete. */
  markReady(): void;
  /** Lets another process use the folder. */
  release(): void;
}

/** Takes the folder for this process; `fresh` empties it first. */
export function openDataFolder(dir: string, fresh: boolean): DataFolder {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'em-uso-por');
  takeLock(lock);
  const database = join(dir, 'postgres');
  const storage = join(dir, 'storage');
  const marker = join(dir, 'pronta');
  // Without the marker the first start was interrupted: nothing of anybody's is in there yet.
  if (fresh || !existsSync(marker)) {
    for (const path of [marker, database, storage]) rmSync(path, { recursive: true, force: true });
  }
  const ready = existsSync(marker);
  if (ready && !existsSync(join(database, 'PG_VERSION'))) {
    rmSync(lock);
    throw brokenFolder(dir);
  }
  return {
    database,
    storage,
    ready,
    markReady: () => writeFileSync(marker, `${new Date().toISOString()}\n`),
    release: () => rmSync(lock, { force: true }),
  };
}

/** The sentence for a folder that PostgreSQL cannot open. */
export function brokenFolder(dir: string): StartFailure {
  return new StartFailure(
    `Os dados locais em ${dir} estão danificados e não abrem; recomece com: npm start -- --fresh`,
  );
}

function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder) && writtenSinceBoot(lock)) {
      throw new StartFailure(
        `O Pleno já está rodando com estes dados (processo ${holder}); encerre-o antes de iniciar outro.`,
      );
    }
    // Left behind by a process that was killed.
    writeFileSync(lock, String(process.pid));
  }
}

/** A number written before the machine restarted may belong to another process by now. */
const writtenSinceBoot = (lock: string) => statSync(lock).mtimeMs >= Date.now() - uptime() * 1000;
