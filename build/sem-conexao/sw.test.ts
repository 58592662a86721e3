import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from './plugin.ts';

const SITE = 'https://pleno.exemplo.br';
const ARQUIVO = '/assets/Catalogos-abc.js';

interface Evento {
  request?: { url: string; method: string; mode: string };
  waitUntil?: (promessa: Promise<unknown>) => void;
  respondWith?: (resposta: Promise<Response>) => void;
}
type Ouvintes = Record<string, (evento: Evento) => void>;

/** The caches of one browser, by name and address. */
const guardados = new Map<string, Map<string, Response>>();
const fetch = vi.fn<(pedido: unknown) => Promise<Response>>();
const unregister = vi.fn(async () => true);

const caches = {
  keys: async () => [...guardados.keys()],
  delete: async (nome: string) => guardados.delete(nome),
  open: async (nome: string) => {
    const cache = guardados.get(nome) ?? new Map<string, Response>();
    guardados.set(nome, cache);
    return {
      match: async (caminho: string) => cache.get(caminho)?.clone(),
      put: async (caminho: string, resposta: Response) => void cache.set(caminho, resposta),
      delete: async (caminho: string) => cache.delete(caminho),
      addAll: async (caminhos: readonly string[]) => {
        for (const caminho of caminhos) cache.set(caminho, await fetch(caminho));
      },
    };
  },
};

const codigoDe = (nome: string) => readFileSync(new URL(nome, import.meta.url), 'utf8');
const lancado = (arquivos: readonly string[] = [ARQUIVO]) =>
  montar(codigoDe('./sw.js'), arquivos, ['<html>', 'tema']);

/** A worker as the browser runs it. */
function rodar(codigo: string) {
  const ouvintes: Ouvintes = {};
  const self = {
    location: new URL(SITE),
    registration: { unregister },
    skipWaiting: async () => undefined,
    addEventListener: (nome: string, ouvinte: (evento: Evento) => void) => {
      ouvintes[nome] = ouvinte;
    },
  };
  runInNewContext(codigo, { self, caches, fetch, URL, Response, AbortSignal });
  const esperas: Promise<unknown>[] = [];
  return {
    /** Until what it does behind its answers is done. */
    terminar: () => Promise.all(esperas),
    async viver(nome: 'install' | 'activate') {
      let promessa: Promise<unknown> = Promise.resolve();
      ouvintes[nome]?.({ waitUntil: (espera) => (promessa = espera) });
      await promessa;
    },
    /** What it answers; undefined when it leaves the request alone. */
    pedir(url: string, { method = 'GET', mode = 'cors' } = {}) {
      let resposta: Promise<Response> | undefined;
      ouvintes.fetch?.({
        request: { url: new URL(url, SITE).href, method, mode },
        respondWith: (dada) => (resposta = dada),
        waitUntil: (espera) => void esperas.push(espera),
      });
      return resposta;
    },
  };
}

const navegacao = { mode: 'navigate' };
const daRede = async (pedido: unknown) =>
  new Response(`rede: ${typeof pedido === 'string' ? pedido : 'pedido'}`);
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  guardados.clear();
  fetch.mockReset().mockImplementation(daRede);
  unregister.mockClear();
});

async function instalado() {
  const sw = rodar(lancado());
  await sw.viver('install');
  await sw.viver('activate');
  fetch.mockClear();
  return sw;
}

it('keeps the listed files and the shell, and nothing else ever', async () => {
  const sw = await instalado();
  await sw.pedir('/plantonista/calculadoras', navegacao);
  await sw.pedir(ARQUIVO);
  await sw.terminar();
  const [cache, ...outros] = guardados.values();
  expect(outros).toEqual([]);
  expect([...(cache?.keys() ?? [])].sort()).toEqual([
    '/app.html',
    ARQUIVO,
    '/chegada.js',
    '/tema.js',
  ]);
});

it('is not installed by half', async () => {
  fetch.mockImplementation(async () => new Response('', { status: 503 }));
  await expect(rodar(lancado()).viver('install')).rejects.toThrow('503');
});

describe('leaves alone', () => {
  it.each([
    ['the database', 'https://api.exemplo.br/rest/v1/pacientes', {}],
    ['a file of another site', `https://outro.exemplo.br${ARQUIVO}`, {}],
    ['a service behind the same address', '/functions/v1/auth/me', {}],
    ['authentication behind the same address', '/auth/v1/token', {}],
    ['what is sent', ARQUIVO, { method: 'POST' }],
    ['a file that is not listed', '/assets/Agenda-xyz.js', {}],
    ['the landing page', '/', navegacao],
    ['a public page', '/politica-privacidade', navegacao],
  ])('%s', async (_qual, url, opcoes) => {
    const sw = await instalado();
    expect(sw.pedir(url, opcoes)).toBeUndefined();
  });
});

describe('answers', () => {
  it('a listed file from the device, without asking the network', async () => {
    const sw = await instalado();
    expect(await (await sw.pedir(ARQUIVO))?.text()).toBe(`rede: ${ARQUIVO}`);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a screen from the device at once, however long the network takes', async () => {
    const sw = await instalado();
    fetch.mockImplementation(() => new Promise(() => undefined));
    const resposta = await sw.pedir('/plantonista/scores?f=qsofa', navegacao);
    expect(await resposta?.text()).toBe('rede: /app.html');
    expect(await (await sw.pedir('/tema.js'))?.text()).toBe('rede: /tema.js');
  });

  it('the screen after a new release from the network, until its worker is here', async () => {
    const sw = await instalado();
    fetch.mockImplementation(async (pedido) =>
      pedido === '/app.html' ? new Response('versão nova') : daRede(pedido),
    );
    expect(await (await sw.pedir('/plantonista', navegacao))?.text()).toBe('rede: /app.html');
    // At once: the screen did not find its files, and is loaded again while the look is under way.
    expect(await (await sw.pedir('/plantonista', navegacao))?.text()).toBe('rede: pedido');
    await sw.terminar();
    expect(await (await sw.pedir('/chegada.js'))?.text()).toBe('rede: pedido');

    fetch.mockImplementation(semRede);
    expect(await (await sw.pedir('/plantonista', navegacao))?.text()).toBe('rede: /app.html');
  });

  it('a screen from the device again when the release was taken back', async () => {
    const sw = await instalado();
    fetch.mockImplementation(async () => new Response('versão nova'));
    await sw.pedir('/plantonista', navegacao);
    await sw.terminar();
    fetch.mockImplementation(daRede);
    await sw.pedir('/plantonista', navegacao);
    await sw.terminar();
    expect(await (await sw.pedir('/plantonista', navegacao))?.text()).toBe('rede: /app.html');
  });

  it('a screen with the shell when there is no network', async () => {
    const sw = await instalado();
    fetch.mockImplementation(semRede);
    const resposta = await sw.pedir('/plantonista/scores?f=qsofa', navegacao);
    expect(await resposta?.text()).toBe('rede: /app.html');
  });
});

it('another build is another version, and takes the place of the one before', async () => {
  await instalado();
  const [antes] = guardados.keys();
  guardados.set('de-outro-programa', new Map());
  const novo = rodar(lancado([ARQUIVO, '/assets/novo-1.js']));
  await novo.viver('install');
  expect(guardados.size).toBe(3);
  await novo.viver('activate');
  expect(guardados.has(antes ?? '')).toBe(false);
  expect(guardados.size).toBe(2);
  expect(guardados.has('de-outro-programa')).toBe(true);
});

it('the way out deletes everything of ours and unregisters', async () => {
  await instalado();
  guardados.set('de-outro-programa', new Map());
  const desligado = rodar(codigoDe('./sw-desligado.js'));
  await desligado.viver('install');
  await desligado.viver('activate');
  expect([...guardados.keys()]).toEqual(['de-outro-programa']);
  expect(unregister).toHaveBeenCalledOnce();
});
