/** Certificates say where to ask; a function goes there only if it is public, and takes only so much. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { criarBuscador } from '../../../supabase/functions/_shared/icp/buscador.ts';
import {
  buscarPublico,
  ehPublico,
  type Rede,
} from '../../../supabase/functions/_shared/icp/rede.ts';
import { criarIcp, type Icp } from '../../support/icp.ts';

const PUBLICO = '200.160.2.3';
const PEDIDO = { limite: 1000, limiteMs: 5000 };

describe('an address of the internet', () => {
  it.each([PUBLICO, '8.8.8.8', '172.32.0.1', '2001:4860:4860::8888', '2804:14d::1'])(
    '%s is public',
    (um) => expect(ehPublico(um)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:53aa::1',
    '2001::1',
    'ff02::1',
    '1.2.3',
    '1.2.3.400',
    'x',
  ])('%s is not', (um) => expect(ehPublico(um)).toBe(false));
});

describe('what is fetched', () => {
  const pedidos: string[] = [];
  const rede = (enderecos: readonly string[], resposta = () => new Response('dito')): Rede => ({
    async fetch(endereco) {
      pedidos.push(endereco);
      return resposta();
    },
    resolver: async () => enderecos,
    permitidas: ['http://127.0.0.1:9'],
  });
  afterEach(() => {
    pedidos.length = 0;
  });

  it('is what is at a public name', async () => {
    const dito = await buscarPublico('http://lcr.exemplo.br/a.crl', PEDIDO, rede([PUBLICO]));
    expect(new TextDecoder().decode(dito ?? undefined)).toBe('dito');
  });

  it.each([
    ['http://127.0.0.1/x', [PUBLICO]],
    ['http://2130706433/x', [PUBLICO]],
    ['http://0x7f.1/x', [PUBLICO]],
    ['http://[::1]/x', [PUBLICO]],
    ['http://[::ffff:10.0.0.1]/x', [PUBLICO]],
    ['http://localhost/x', [PUBLICO]],
    ['http://kong:8000/x', [PUBLICO]],
    ['http://metadata.google.internal/x', [PUBLICO]],
    ['http://lcr.exemplo.br:8080/x', [PUBLICO]],
    ['http://eu:senha@lcr.exemplo.br/x', [PUBLICO]],
    ['ftp://lcr.exemplo.br/x', [PUBLICO]],
    ['file:///etc/passwd', [PUBLICO]],
    ['nada', [PUBLICO]],
    ['http://dentro.exemplo.br/x', ['10.0.0.1']],
    ['http://dois.exemplo.br/x', [PUBLICO, '127.0.0.1']],
    ['http://ninguem.exemplo.br/x', []],
  ])('is not %s of %j', async (endereco, enderecos) => {
    expect(await buscarPublico(endereco, PEDIDO, rede(enderecos))).toBeNull();
    expect(pedidos).toEqual([]);
  });

  it('goes on where it is sent, to public places alone and not for ever', async () => {
    const para = (location: string) => () =>
      new Response(null, { status: 302, headers: { location } });
    const la = (location: string) =>
      buscarPublico('http://lcr.exemplo.br/a', PEDIDO, rede([PUBLICO], para(location)));
    expect(await la('http://169.254.169.254/latest')).toBeNull();
    expect(pedidos).toEqual(['http://lcr.exemplo.br/a']);
    pedidos.length = 0;
    expect(await la('/b')).toBeNull();
    expect(pedidos).toHaveLength(3);
  });

  it('is of this machine only where that is said', async () => {
    expect(await buscarPublico('http://127.0.0.1:9/x', PEDIDO, rede([]))).not.toBeNull();
  });
});

describe('over a real network', () => {
  let icp: Icp;
  let servidor: Server;
  let origem: string;
  let responder: RequestListener;
  let pedidos = 0;
  beforeAll(async () => {
    icp = criarIcp();
    servidor = createServer((pedido, resposta) => {
      pedidos += 1;
      responder(pedido, resposta);
    });
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    origem = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    pedidos = 0;
  });
  afterAll(() => {
    servidor.closeAllConnections();
    servidor.close();
    icp.remover();
  });
  const rede = (): Rede => ({ fetch, resolver: async () => [], permitidas: [origem] });
  const buscar = (limite: number, limiteMs = 5000) =>
    buscarPublico(`${origem}/x`, { limite, limiteMs }, rede());

  it('a list without end is let go of at its limit', async () => {
    let fechado = false;
    responder = (_, resposta) => {
      resposta.on('close', () => {
        fechado = true;
      });
      const mais = () => {
        while (!resposta.destroyed && resposta.write(new Uint8Array(65_536)));
        if (!resposta.destroyed) resposta.once('drain', mais);
      };
      mais();
    };
    expect(await buscar(1024 ** 2)).toBeNull();
    await expect.poll(() => fechado).toBe(true);
  });

  it('one who says nothing is not waited for', async () => {
    responder = () => {};
    expect(await buscar(10, 100)).toBeNull();
  });

  it('an error, and nothing at all, are nothing', async () => {
    responder = (_, resposta) => resposta.writeHead(500).end('x');
    expect(await buscar(10)).toBeNull();
    expect(
      await buscarPublico('http://127.0.0.1:1/x', PEDIDO, {
        ...rede(),
        permitidas: ['http://127.0.0.1:1'],
      }),
    ).toBeNull();
  });

  it('a list is asked for once until its next, and who does not answer once a minute', async () => {
    const lista = icp.lcr();
    responder = (_, resposta) => resposta.end(lista);
    let agora = Date.now();
    const procurar = criarBuscador(rede(), () => agora);
    const pedir = () => procurar({ tipo: 'lcr', endereco: `${origem}/ac.crl` });
    expect(await Promise.all([pedir(), pedir()])).toEqual([lista, lista]);
    await pedir();
    expect(pedidos).toBe(1);
    agora += 31 * 86_400_000;
    await pedir();
    expect(pedidos).toBe(2);
    responder = (_, resposta) => resposta.writeHead(503).end();
    agora += 31 * 86_400_000;
    expect([await pedir(), await pedir()]).toEqual([null, null]);
    expect(pedidos).toBe(3);
    agora += 61_000;
    await pedir();
    expect(pedidos).toBe(4);
  });

  it('two questions to one authority are two answers', async () => {
    responder = (_, resposta) => resposta.end(String(pedidos));
    const procurar = criarBuscador(rede());
    const pedir = (um: number) =>
      procurar({ tipo: 'ocsp', endereco: origem, pedido: new Uint8Array([um]) });
    expect(await pedir(1)).not.toEqual(await pedir(2));
  });
});
