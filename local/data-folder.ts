/** The folder that keeps the local data between starts, and who may use it. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { basename, join } from 'node:path';
import { StartFailure } from './failure.ts';
import { isRunning, startOf } from './processes.ts';

export interface DataFolder {
  readonly database: string;
  readonly storage: string;
  /** Whether a database was completely made here before. */
  readonly ready: boolean;
  /** Says that the database is now complete. */
  markReady(): void;
  /** Moves what is kept into a folder of its own beside, whose name says when; answers its path. */
  setAside(): string;
}

/** A folder that no other process may use now. */
export interface HeldFolder {
  readonly dir: string;
  /** Lets another process use the folder. */
  release(): void;
}

/**
 * Takes the folder for this process, and changes nothing of what is in it.
 * @throws StartFailure when another process has it, or this one may not write there.
 */
export function holdFolder(dir: string): HeldFolder {
  const lock = join(dir, 'em-uso-por');
  try {
    mkdirSync(dir, { recursive: true });
    takeLock(lock);
  } catch (error) {
    throw error instanceof StartFailure ? error : unusableFolder(dir, error);
  }
  return { dir, release: () => rmSync(lock, { force: true }) };
}

/**
 * Opens the data kept in the folder; `fresh` throws them away first.
 * @throws StartFailure when they are damaged.
 */
export function openData({ dir }: HeldFolder, fresh: boolean): DataFolder {
  const database = join(dir, 'postgres');
  const storage = join(dir, 'storage');
  const marker = join(dir, 'pronta');
  // Without the marker the first start was interrupted: nothing of anybody's is in there yet.
  if (fresh || !existsSync(marker)) {
    for (const path of [marker, database, storage]) rmSync(path, { recursive: true, force: true });
  }
  const ready = existsSync(marker);
  if (ready && !existsSync(join(database, 'PG_VERSION'))) throw brokenFolder(dir);
  return {
    database,
    storage,
    ready,
    markReady: () => writeFileSync(marker, `${new Date().toISOString()}\n`),
    setAside: () => {
      const aside = join(dir, `de-outro-esquema-${timeForName(new Date())}`);
      mkdirSync(aside);
      for (const path of [marker, database, storage]) {
        if (existsSync(path)) renameSync(path, join(aside, basename(path)));
      }
      return aside;
    },
  };
}

/** As `2026-11-21-09-30-00-123`: no name of a file may hold the colons of an instant. */
const timeForName = (time: Date) => time.toISOString().slice(0, -1).replace(/[T:.]/g, '-');

/** The sentence for a folder that PostgreSQL cannot open. */
export function brokenFolder(dir: string): StartFailure {
  return new StartFailure(
    `Os dados locais em ${dir} estão danificados e não abrem; recomece com: npm start -- --fresh`,
  );
}

function unusableFolder(dir: string, error: unknown): StartFailure {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new StartFailure(
    `Os dados locais não podem ficar em ${dir} (${reason}); confira se é uma pasta em que você pode gravar, ou indique outra com: npm start -- --data=<pasta>`,
  );
}

function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder) && couldHaveWritten(holder, lock)) {
      throw new StartFailure(
        `O Pleno já está rodando com estes dados (processo ${holder}); encerre-o antes de iniciar outro. Se esse processo é outro programa, apague ${lock} e inicie de novo.`,
      );
    }
    // Left behind by a process that was killed.
    writeFileSync(lock, String(process.pid));
  }
}

/** Clocks of files and of processes are this far apart, in milliseconds. */
const CLOCKS_APART = 2_000;

/** A number may belong to another process by now: one that began after it was written. */
function couldHaveWritten(holder: number, lock: string): boolean {
  const written = statSync(lock).mtimeMs;
  const began = startOf(holder) ?? Date.now() - uptime() * 1000;
  return began <= written + CLOCKS_APART;
}
