/**
 * The PostgreSQL port: psql, the Supabase CLI and editors speak to the shared session here.
 *
 * Every client has the session alone from its first message until the server says "ready, no
 * transaction open": an open transaction of one client is never seen by the API or by another
 * client, they wait. What a client sets for itself is put aside when its turn ends.
 */
import { createServer, type Socket } from 'node:net';
import type { Database } from './database.ts';
import {
  answerTo,
  frontendMessages,
  readyStatus,
  refusal,
  startsCopyFromClient,
} from './psql-protocol.ts';
import { SessionSettings } from './psql-session.ts';

const IDLE_CHECK_MS = 15_000;

export interface PsqlOptions {
  readonly database: Database;
  readonly port: number;
  /** After a client left: it may have changed tables, or listened for something. */
  readonly onDisconnect: () => Promise<void>;
}

export interface Psql {
  close(): Promise<void>;
}

/** Opens the port. */
export async function startPsql(options: PsqlOptions): Promise<Psql> {
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
    new Client(socket, options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of clients) socket.destroy();
      await closed;
    },
  };
}

class Client {
  readonly #socket: Socket;
  readonly #options: PsqlOptions;
  readonly #settings: SessionSettings;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #release: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(socket: Socket, options: PsqlOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#settings = new SessionSettings(options.database.db);
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      this.#pending = Buffer.concat([this.#pending, data]);
      this.#enqueue(() => this.#readAll());
    });
    // A client that breaks off also raises 'close', where everything is put in order.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#enqueue(() => this.#leave()));
  }

  /** One step after another: a client's messages are answered in their order. */
  #enqueue(step: () => Promise<void>): void {
    this.#work = this.#work.then(step).catch(() => {
      this.#socket.destroy();
    });
  }

  async #readAll(): Promise<void> {
    const { messages, rest } = frontendMessages(this.#pending, this.#started);
    this.#pending = rest;
    for (const message of messages) {
      if (message.kind === 'encryption') this.#socket.write('N');
      else if (message.kind === 'cancel' || message.kind === 'terminate') this.#socket.end();
      else {
        this.#started = true;
        await this.#run(message.bytes);
      }
    }
    // The messages after the first are framed differently.
    if (
      messages.some(({ kind }) => kind === 'startup' || kind === 'encryption') &&
      rest.length > 0
    ) {
      await this.#readAll();
    }
  }

  async #run(bytes: Uint8Array): Promise<void> {
    clearTimeout(this.#idle);
    const { db, lock } = this.#options.database;
    if (startsCopyFromClient(bytes)) return this.#refuseCopy();
    if (!this.#release) {
      this.#release = await lock.acquire();
      await this.#settings.restore();
    }
    const answer = answerTo(bytes, await db.runExclusive(() => db.execProtocolRaw(bytes)));
    this.#settings.notice(bytes);
    this.#socket.write(answer);
    const status = readyStatus(answer);
    if (status === 'idle') await this.#giveTurn();
    else if (status === 'transaction') this.#watchIdle();
  }

  /** The client's connection ends with it: whatever it had open is rolled back. */
  #refuseCopy(): void {
    this.#socket.end(
      refusal('0A000', 'COPY ... FROM STDIN não funciona na pilha local; use insert.'),
    );
  }

  async #giveTurn(): Promise<void> {
    await this.#settings.putAside();
    this.#release?.();
    this.#release = undefined;
  }

  /** A transaction left open while somebody waits is ended, as a server's timeout would. */
  #watchIdle(): void {
    this.#idle = setTimeout(() => {
      if (this.#options.database.lock.waiting > 0) this.#socket.destroy();
      else this.#watchIdle();
    }, IDLE_CHECK_MS);
    this.#idle.unref();
  }

  async #leave(): Promise<void> {
    clearTimeout(this.#idle);
    const { db, lock } = this.#options.database;
    this.#release ??= await lock.acquire();
    try {
      if (db.isInTransaction()) await db.exec('rollback');
      await this.#settings.putAside();
      if (this.#started) await db.exec('deallocate all; close all; discard temp');
    } finally {
      this.#release();
      this.#release = undefined;
    }
    if (this.#started) await this.#options.onDisconnect();
  }
}
