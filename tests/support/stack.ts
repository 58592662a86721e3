/** A whole stack for a test: in memory, from a ready copy of the database, on ports of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_ONLY_PUBLISHABLE_KEY, LOCAL_ONLY_SECRET_KEY } from '../../local/keys.ts';
import type { LocalMail } from '../../local/services/mail.ts';
import { readSettings } from '../../local/settings.ts';
import { startStack } from '../../local/stack.ts';

export interface OpcoesDaPilha {
  readonly api: number;
  readonly psql?: number;
  /** With the demonstration data, or with no row at all. */
  readonly seed: boolean;
  /** Where the site is, for what leads people back to it. */
  readonly siteUrl?: string;
  /** Without them it starts half a second sooner. */
  readonly functions?: boolean;
  /** Another set of migrations than the product's. */
  readonly migrationsDir?: string;
  /**
   * From here on this process hashes the passwords of new accounts as cheaply as bcrypt can: for who
   * registers them by the hundred, and measures nothing.
   */
  readonly senhasLeves?: boolean;
  /** Where the services' own lines go; to the console unless said otherwise. */
  readonly log?: (linha: string) => void;
}

export interface Pilha {
  readonly apiUrl: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** What the stack would have sent by e-mail. */
  readonly mail: LocalMail;
  /** Asks the database as its owner, around every policy. */
  sql<Linha>(consulta: string, parametros?: unknown[]): Promise<Linha[]>;
  parar(): Promise<void>;
}

/** The cost of bcrypt, as the stand-in of the auth service reads it whenever it hashes. */
const CUSTO_DA_SENHA = 'LITE_AUTH_BCRYPT_COST';
const CUSTO_MINIMO = '4';

/** Starts a stack; `parar` ends it and leaves nothing behind. */
export async function iniciarStack(opcoes: OpcoesDaPilha): Promise<Pilha> {
  const { api, psql, seed, siteUrl, functions = true, migrationsDir, log = console.log } = opcoes;
  if (opcoes.senhasLeves) process.env[CUSTO_DA_SENHA] = CUSTO_MINIMO;
  const storage = mkdtempSync(join(tmpdir(), 'pleno-storage-'));
  const stack = await startStack({
    settings: readSettings(),
    ports: { api, psql },
    data: { storage },
    seed,
    functions: functions ? 'once' : 'none',
    studio: false,
    log,
    ...(migrationsDir && { migrationsDir }),
    ...(siteUrl && { siteUrl }),
  });
  const { db, lock } = stack.database;
  return {
    apiUrl: stack.apiUrl,
    anonKey: LOCAL_ONLY_PUBLISHABLE_KEY,
    serviceKey: LOCAL_ONLY_SECRET_KEY,
    mail: stack.mail,
    async sql<Linha>(consulta: string, parametros: unknown[] = []) {
      return (await lock.run(() => db.query<Linha>(consulta, parametros))).rows;
    },
    async parar() {
      await stack.close();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
