import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { aroundProxies } from './functions.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { LocalMail } from './mail.ts';

let functions: Server;
let stranger: Server;
let gateway: Gateway;
const seen: string[] = [];
const byStranger: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function listen(notes: string[]): Promise<Server> {
  const server = createServer(({ url }, answer) => {
    notes.push(url ?? '');
    answer.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  functions = await listen(seen);
  stranger = await listen(byStranger);
  gateway = await startGateway({
    port: 0,
    settings: readSettings(),
    api: { fetch: async () => new Response('api'), forgetSchema: async () => undefined },
    functions: {
      url: async () => `http://127.0.0.1:${portOf(functions)}`,
      healthy: async () => true,
      close: async () => undefined,
    },
    mail: new LocalMail(() => undefined),
    pages: new Hono().get('*', (c) => c.text('page')),
    health: async () => ({}),
  });
});

afterAll(async () => {
  await gateway.close();
  functions.close();
  stranger.close();
});

/** The status of a path sent as it is written: a client of HTTP would tidy it. */
function statusOf(path: string, headers = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port: portOf(gateway.server),
        path,
        headers: { authorization: 'Bearer token-of-somebody', ...headers },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    call.once('error', reject).end();
  });
}

it('hands a call on to the functions as it came', async () => {
  expect(await statusOf('/functions/v1/medical/patients?search=a%20b')).toBe(200);
  expect(seen.at(-1)).toBe('/medical/patients?search=a%20b');
});

it('hands no call, nor its token, to another machine', async () => {
  const host = `127.0.0.1:${portOf(stranger)}`;
  for (const path of [`//${host}/a`, `/\\${host}/a`, `/\\\\${host}/a`, '//', '/', `///${host}`]) {
    expect(await statusOf(`/functions/v1${path}`)).toBe(404);
  }
  expect(byStranger).toEqual([]);
});

it('knows a function by the path that the function will see', async () => {
  expect(await statusOf('/functions/v1/./medical/../auth/me')).toBe(200);
  expect(seen.at(-1)).toBe('/auth/me');
  expect(await statusOf('/functions/v1/../../rest/v1/')).toBe(404);
});

it('shows its own pages to this machine alone', async () => {
  expect(await statusOf('/local/v1/certificados')).toBe(200);
  const elsewhere = { host: 'pleno.exemplo.com.br' };
  for (const path of ['/local/v1/certificados', '/local/v1/mail']) {
    expect(await statusOf(path, elsewhere)).toBe(404);
  }
});

it('asks no proxy for this machine, whatever else goes around it', () => {
  expect(aroundProxies({})).toEqual({
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
  });
  expect(aroundProxies({ HTTP_PROXY: 'http://proxy:3128', NO_PROXY: 'interno' }).NO_PROXY).toBe(
    'interno,127.0.0.1,localhost',
  );
});
