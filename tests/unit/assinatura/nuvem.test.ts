import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assinarResumo,
  certificadosDe,
  enderecoDeAutorizacao,
  sortear,
  trocarCodigo,
} from '../../../supabase/functions/digital-signature/psc/cliente.ts';
import {
  type Provedor,
  provedoresDe,
} from '../../../supabase/functions/digital-signature/psc/provedores.ts';

/** A provider that answers what the test says, and notes what it was asked. */
let responder: () => Response | Promise<Response> = () => new Response();
let pedidos: { caminho: string; cabecalhos: Headers; corpo: string }[] = [];
let servidor: ReturnType<typeof serve>;
let base: string;

beforeAll(async () => {
  const app = new Hono().all('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    pedidos.push({ caminho: pathname, cabecalhos: c.req.raw.headers, corpo: await c.req.text() });
    return responder();
  });
  servidor = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => servidor.once('listening', resolve));
  base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/v0`;
});
afterAll(() => servidor.close());

function provedor(id: 'vidaas' | 'birdid', mais: Partial<Provedor> = {}): Provedor {
  const variaveis: Record<string, string> = {
    [`PSC_${id.toUpperCase()}_CLIENT_ID`]: 'cliente',
    [`PSC_${id.toUpperCase()}_CLIENT_SECRET`]: 'segredo',
    [`PSC_${id.toUpperCase()}_URL`]: `${base}/`,
  };
  const [um] = provedoresDe((nome) => variaveis[nome]);
  if (!um) throw new Error('no provider');
  return { ...um, ...mais };
}
const json =
  (corpo: unknown, status = 200) =>
  () =>
    Response.json(corpo, { status });
const dados = new TextEncoder().encode('atributos assinados');

describe('a cloud of certificates', () => {
  it('is off without an account there', () => {
    expect(provedoresDe(() => undefined)).toEqual([]);
    expect(provedoresDe((nome) => (nome.endsWith('_ID') ? 'x' : undefined))).toEqual([]);
    // The simulator has no usual place: somebody has to say where it is.
    expect(provedoresDe((nome) => (nome.includes('SIMULADOR_CLIENT') ? 'x' : undefined))).toEqual(
      [],
    );
  });

  it('is asked at its own hosts unless told otherwise', () => {
    const de = (variavel: string) => (/_CLIENT_/.test(variavel) ? 'x' : undefined);
    expect(provedoresDe(de).map(({ url }) => url)).toEqual([
      'https://certificado.vidaas.com.br/v0',
      'https://api.birdid.com.br/v0',
    ]);
  });

  it('is asked for a code with the challenge of a verifier (RFC 7636, appendix B)', async () => {
    const endereco = await enderecoDeAutorizacao(provedor('vidaas'), {
      cpf: '52998224725',
      escopo: 'single_signature',
      estado: 'estado',
      verificador: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      volta: 'https://pleno.exemplo/certificado-em-nuvem',
    });
    const { pathname, searchParams } = new URL(endereco);
    expect(pathname).toBe('/v0/oauth/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'cliente',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      scope: 'single_signature',
      login_hint: '52998224725',
      lifetime: '300',
      redirect_uri: 'https://pleno.exemplo/certificado-em-nuvem',
      state: 'estado',
    });
    expect(endereco).not.toContain('segredo');
  });

  it('gives a token for a code', async () => {
    pedidos = [];
    responder = json({
      access_token: 't',
      expires_in: '600',
      authorized_identification: '529.982.247-25',
    });
    const pedido = { codigo: 'c', verificador: 'v', volta: 'https://x/y' };
    expect(await trocarCodigo(provedor('vidaas'), pedido)).toEqual({
      token: 't',
      validade: 600,
      cpf: '52998224725',
    });
    expect(Object.fromEntries(new URLSearchParams(pedidos[0]?.corpo))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'cliente',
      client_secret: 'segredo',
      code: 'c',
      code_verifier: 'v',
      redirect_uri: 'https://x/y',
    });
  });

  it.each([
    [
      'vidaas',
      { hash: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/), padding_method: 'PKCS1V1_5' },
    ],
    ['birdid', { hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  ] as const)('%s signs a digest alone', async (id, esperado) => {
    pedidos = [];
    responder = json({ signatures: [{ id: '1', raw_signature: 'AQI\r\nD' }] });
    expect([...(await assinarResumo(provedor(id), 't', 'apelido', dados))]).toEqual([1, 2, 3]);
    expect(pedidos[0]?.caminho).toBe('/v0/oauth/signature');
    expect(pedidos[0]?.cabecalhos.get('authorization')).toBe('Bearer t');
    expect(JSON.parse(pedidos[0]?.corpo ?? '')).toEqual({
      certificate_alias: 'apelido',
      hashes: [
        {
          id: '1',
          alias: 'Documento assinado no Pleno',
          hash_algorithm: '2.16.840.1.101.3.4.2.1',
          signature_format: 'RAW',
          ...esperado,
        },
      ],
    });
  });

  it('hands out certificates in PEM, several in one, or in bare base64', async () => {
    const pem = '-----BEGIN CERTIFICATE-----\nAQID\n-----END CERTIFICATE-----\n';
    responder = json({
      certificates: [
        { alias: 'a', certificate: pem + pem.replace('AQID', 'BAUG') },
        { alias: 'b', certificate: 'AQID' },
      ],
    });
    const lidos = await certificadosDe(provedor('vidaas'), 't');
    expect(lidos.map(({ der }) => der.map((um) => [...um]))).toEqual([
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [[1, 2, 3]],
    ]);
  });

  it('that never answers is given up', async () => {
    responder = () => new Promise<never>(() => undefined);
    const calado = provedor('vidaas', { limiteMs: 50 });
    await expect(assinarResumo(calado, 't', 'a', dados)).rejects.toMatchObject({
      motivo: 'semResposta',
    });
  });

  it.each([
    ['a refusal', json({ error: 'invalid_grant', error_description: 'o token t' }, 400), 'vencida'],
    ['a fault', () => new Response('<html>', { status: 502 }), 'indisponivel'],
    ['what is no JSON', () => new Response('<html>'), 'indisponivel'],
    ['another contract', json({ signatures: [] }), 'indisponivel'],
    ['no base64', json({ signatures: [{ raw_signature: '***' }] }), 'indisponivel'],
    ['a redirect', () => Response.redirect('http://127.0.0.1:9/'), 'indisponivel'],
    ['too much', () => new Response(`{"a":"${'x'.repeat(300_000)}"}`), 'indisponivel'],
  ])('that answers %s is told in our words', async (_, resposta, motivo) => {
    responder = resposta;
    const falha = await assinarResumo(provedor('birdid'), 't', 'a', dados).catch((erro) => erro);
    expect(falha).toMatchObject({ name: 'FalhaDeNuvem', motivo });
    expect(String(falha.message)).not.toMatch(/token t|html/);
  });
});

it('what is drawn is never the same', () => {
  const sorteados = Array.from({ length: 200 }, sortear);
  expect(new Set(sorteados).size).toBe(200);
  for (const um of sorteados) expect(um).toMatch(/^[\w-]{43}$/);
});
