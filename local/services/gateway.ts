/** The one address of the API, as Supabase's gateway: functions to Deno, the rest to lite. */
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { jwtVerify } from 'jose';
import { LISTS } from '../icp/authority.ts';
import { SIMULATOR } from '../icp/psc-simulator.ts';
import { CERTIFICATES } from '../icp/site.ts';
import { TIMESTAMPS } from '../icp/timestamp.ts';
import { LOCAL_ONLY_JWT_SECRET } from '../keys.ts';
import { ROOT } from '../paths.ts';
import type { Settings } from '../settings.ts';
import type { Api } from './api.ts';
import type { Functions } from './functions.ts';
import type { LocalMail } from './mail.ts';

const FUNCTIONS = '/functions/v1';
const HEALTH = '/local/v1/health';
const MAIL = '/local/v1/mail';
/** Pages and services that are none: for this machine alone. */
const OF_THIS_MACHINE = [CERTIFICATES, SIMULATOR, LISTS, TIMESTAMPS];
const STUDIO_FILES = join(ROOT, 'node_modules/@supabase/lite/dist/static');
const LARGEST_BODY = 50 * 1024 ** 2;

export interface GatewayOptions {
  readonly port: number;
  readonly settings: Settings;
  readonly api: Api;
  readonly functions: Functions | undefined;
  readonly mail: LocalMail;
  /** What this machine's browser finds besides: certificates of test. */
  readonly pages: Hono;
  /** Names of the services that answer; what is missing is not healthy. */
  readonly health: () => Promise<Record<string, boolean>>;
}

export interface Gateway {
  readonly server: Server;
  close(): Promise<void>;
}

/** Opens the port and answers. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const toApi = getRequestListener(async (incoming, env) =>
    readableByBrowsers(
      await options.api.fetch(incoming, env.incoming.socket.remoteAddress ?? null),
    ),
  );
  const toPages = getRequestListener((request) => options.pages.fetch(request));
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_BODY) {
      answer(outgoing, 413, 'CORPO_GRANDE_DEMAIS', 'O envio passa do tamanho permitido.');
    } else if (path.startsWith(`${FUNCTIONS}/`)) toFunctions(options, incoming, outgoing);
    else if (path === HEALTH) answerHealth(options, outgoing);
    else if (path === MAIL) answerMail(options, incoming, outgoing);
    else if (OF_THIS_MACHINE.some((one) => path.startsWith(one))) {
      if (isOfThisMachine(incoming)) toPages(incoming, outgoing);
      else outgoing.writeHead(404).end();
    } else if (path.startsWith('/static/')) answerStudioFile(path, outgoing);
    else if (isPreflight(incoming)) answerPreflight(incoming, outgoing);
    else toApi(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function toFunctions(
  { settings, functions }: GatewayOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const path = functionPath(incoming.url ?? '');
    const name = path && /^\/([^/?]+)/.exec(path)?.[1];
    if (!name) return answer(outgoing, 404, 'FUNCAO_NAO_ENCONTRADA', 'Função não encontrada.');
    const refused = settings.functions[name]?.verify_jwt && !(await hasValidToken(incoming));
    if (refused) return answer(outgoing, 401, 'NAO_AUTORIZADO', 'Não autorizado');
    const base = await functions?.url();
    if (!base) return unavailable(outgoing);
    const { hostname, port } = new URL(base);
    const forward = request(
      {
        hostname,
        port,
        path,
        method: incoming.method ?? 'GET',
        headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forward.once('error', () => unavailable(outgoing));
    outgoing.once('close', () => forward.destroy());
    incoming.pipe(forward);
  } catch {
    unavailable(outgoing);
  }
}

/**
 * The path that a function sees, its name first, with what `..` and `.` stand for; null when it is no
 * function's. It is never read as an address of its own: `//host/` would take the token elsewhere.
 */
function functionPath(url: string): string | null {
  const { pathname, search } = new URL(`http://gateway${url}`);
  return pathname.startsWith(`${FUNCTIONS}/`) ? pathname.slice(FUNCTIONS.length) + search : null;
}

async function hasValidToken({ method, headers }: IncomingMessage): Promise<boolean> {
  if (method === 'OPTIONS') return true;
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const key = new TextEncoder().encode(LOCAL_ONLY_JWT_SECRET);
  return jwtVerify(token, key).then(
    () => true,
    () => false,
  );
}

function unavailable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else
    answer(
      outgoing,
      503,
      'FUNCAO_INDISPONIVEL',
      'As funções não estão respondendo; veja o terminal.',
    );
}

function answer(outgoing: ServerResponse, status: number, codigo: string, error: string): void {
  outgoing.writeHead(status, {
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
  });
  outgoing.end(JSON.stringify({ error, codigo }));
}

async function answerHealth({ health }: GatewayOptions, outgoing: ServerResponse): Promise<void> {
  const services = await health();
  const status = Object.values(services).every(Boolean) ? 200 : 503;
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(services));
}

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Whether a browser or a program of this machine asks: by a name of elsewhere it is not asked. */
const isOfThisMachine = ({ headers }: IncomingMessage) => LOOPBACK.test(headers.host ?? '');

/** The mailbox, to this machine alone. */
function answerMail({ mail }: GatewayOptions, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (!isOfThisMachine(incoming)) return void outgoing.writeHead(404).end();
  const asPage = incoming.headers.accept?.includes('text/html') ?? false;
  outgoing.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': `${asPage ? 'text/html' : 'application/json'}; charset=utf-8`,
  });
  outgoing.end(asPage ? mail.page() : JSON.stringify(mail.latest()));
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

async function answerStudioFile(path: string, outgoing: ServerResponse): Promise<void> {
  const file = normalize(join(STUDIO_FILES, new URL(path, 'http://gateway').pathname.slice(7)));
  try {
    if (!file.startsWith(STUDIO_FILES)) throw new Error('outside');
    const body = await readFile(file);
    outgoing.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    outgoing.end(body);
  } catch {
    outgoing.writeHead(404).end();
  }
}

/** Lite leaves the header out of some answers of auth; the platform's gateway never does. */
function readableByBrowsers(response: Response): Response {
  if (response.headers.has('access-control-allow-origin')) return response;
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Like the platform's gateway, lets a browser send any header to the API. */
function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,POST,PATCH,PUT,DELETE,HEAD,OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '86400',
  });
  outgoing.end();
}
