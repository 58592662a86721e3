/** Realtime: the part of the platform's service that supabase-js uses for postgres_changes. */
import type { IncomingMessage, Server } from 'node:http';
import { jwtVerify } from 'jose';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import {
  LOCAL_ONLY_JWT_SECRET,
  LOCAL_ONLY_PUBLISHABLE_KEY,
  LOCAL_ONLY_SECRET_KEY,
} from '../../keys.ts';
import type { Database } from '../database.ts';
import { watchChanges } from './changes.ts';
import { Channel } from './channel.ts';
import { parseFilter } from './filter.ts';
import { decode, encode, type Framing, joinSchema, type Message } from './protocol.ts';
import type { Claims } from './visibility.ts';

const PATH = '/realtime/v1/websocket';

export interface Realtime {
  listenAgain(): Promise<void>;
  close(): void;
}

/** Answers the upgrades of the gateway's server. */
export async function startRealtime(database: Database, server: Server): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true });
  const connections = new Set<Connection>();
  // One change after another, so that every subscriber sees them in the order of the commits.
  let telling = Promise.resolve();
  const { listenAgain } = await watchChanges(database, (change) => {
    telling = telling.then(async () => {
      for (const connection of connections) await connection.tell(change);
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    const key = url.searchParams.get('apikey') ?? '';
    if (url.pathname !== PATH || !keyClaims(key)) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
      return;
    }
    const framing: Framing = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    sockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection = new Connection(websocket, framing, database, key);
      connections.add(connection);
      websocket.on('close', () => connections.delete(connection));
    });
  });
  return {
    listenAgain,
    close() {
      for (const websocket of sockets.clients) websocket.terminate();
      sockets.close();
    },
  };
}

let lastBinding = 0;

class Connection {
  readonly #websocket: WebSocket;
  readonly #framing: Framing;
  readonly #database: Database;
  readonly #key: string;
  readonly #channels = new Map<string, Channel>();

  constructor(websocket: WebSocket, framing: Framing, database: Database, key: string) {
    this.#websocket = websocket;
    this.#framing = framing;
    this.#database = database;
    this.#key = key;
    websocket.on('message', (data) => {
      const message = decode(data.toString(), framing);
      if (message) this.#answer(message).catch(() => websocket.close(1011));
    });
    websocket.on('error', () => websocket.terminate());
  }

  async tell(change: Parameters<Channel['tell']>[1]): Promise<void> {
    for (const channel of this.#channels.values()) await channel.tell(this.#database, change);
  }

  async #answer(message: Message): Promise<void> {
    switch (message.event) {
      case 'heartbeat':
        return this.#reply(message, 'ok', {});
      case 'phx_join':
        return this.#join(message);
      case 'phx_leave':
        this.#channels.delete(message.topic);
        this.#reply(message, 'ok', {});
        return this.#send(message.topic, 'phx_close', {}, message.joinRef);
      case 'access_token':
        return this.#refresh(message);
    }
  }

  async #join(message: Message): Promise<void> {
    const request = joinSchema.safeParse(message.payload);
    const token = request.success ? (request.data.access_token ?? this.#key) : '';
    const claims = await claimsOf(token);
    if (!request.success || !claims) {
      return this.#reply(message, 'error', { reason: 'Invalid join: token or bindings' });
    }
    const asked = request.data.config?.postgres_changes ?? [];
    const unknown = asked.find(({ filter }) => filter !== undefined && !parseFilter(filter));
    if (unknown) {
      return this.#reply(message, 'error', { reason: `Invalid filter: ${unknown.filter}` });
    }
    const bindings = asked.map((binding) => ({ id: ++lastBinding, ...binding }));
    const { topic, joinRef } = message;
    const send = (event: string, payload: Record<string, unknown>) =>
      this.#send(topic, event, payload, joinRef);
    this.#channels.set(topic, new Channel({ topic, joinRef, bindings, claims, send }));
    this.#reply(message, 'ok', { postgres_changes: bindings });
    if (bindings.length > 0) {
      send('system', {
        channel: topic.replace(/^realtime:/, ''),
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        status: 'ok',
      });
    }
  }

  async #refresh({ topic, payload }: Message): Promise<void> {
    const channel = this.#channels.get(topic);
    const claims = await claimsOf(String(payload.access_token ?? this.#key));
    if (!channel) return;
    if (claims) channel.claims = claims;
    else {
      this.#channels.delete(topic);
      this.#send(topic, 'phx_close', {}, channel.joinRef);
    }
  }

  #reply({ topic, ref, joinRef }: Message, status: 'ok' | 'error', response: object): void {
    this.#send(topic, 'phx_reply', { status, response }, joinRef, ref);
  }

  #send(
    topic: string,
    event: string,
    payload: Record<string, unknown>,
    joinRef: string | null,
    ref: string | null = null,
  ): void {
    if (this.#websocket.readyState !== this.#websocket.OPEN) return;
    this.#websocket.send(encode({ joinRef, ref, topic, event, payload }, this.#framing));
  }
}

const claimsSchema = z.looseObject({
  role: z.string(),
  sub: z.optional(z.string()),
  exp: z.optional(z.number()),
});

/** The claims of a user's token or of an API key; null when it is neither. */
async function claimsOf(token: string): Promise<Claims | null> {
  const key = keyClaims(token);
  if (key) return key;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(LOCAL_ONLY_JWT_SECRET), {
      algorithms: ['HS256'],
    });
    const parsed = claimsSchema.safeParse(payload);
    return parsed.success ? (parsed.data as Claims) : null;
  } catch {
    return null;
  }
}

function keyClaims(key: string): Claims | null {
  if (key === LOCAL_ONLY_PUBLISHABLE_KEY) return { role: 'anon' };
  return key === LOCAL_ONLY_SECRET_KEY ? { role: 'service_role' } : null;
}
