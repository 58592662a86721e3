import { describe, expect, it } from 'vitest';
import { pedirVetores, vetorizadorDe } from '../../../supabase/functions/ai/modelo/vetores.ts';
import { nuncaResponde, type Resposta, status, usarRoteiro } from './roteiro.ts';

const roteiro = usarRoteiro();
const provedor = () => ({ url: roteiro.base, chave: 'chave-secreta', modelo: 'de-teste' });
const pedir = (textos: string[] = ['um', 'outro'], prazoMs = 20_000) =>
  pedirVetores(provedor(), textos, AbortSignal.timeout(prazoMs));
const vetores =
  (...data: [index: number, embedding: unknown][]): Resposta =>
  () =>
    Response.json({ data: data.map(([index, embedding]) => ({ index, embedding })) });
const falha = (codigo: string) => expect.objectContaining({ codigo });

describe('the adapter for embeddings', () => {
  it('gives each text its vector, of length one, in whatever order they come', async () => {
    roteiro.respostas = [vetores([1, [0, 2, 0]], [0, [3, 0, 4]])];
    expect(await pedir()).toEqual([
      [0.6, 0, 0.8],
      [0, 1, 0],
    ]);
    expect(roteiro.pedidos[0]?.cabecalhos.get('authorization')).toBe('Bearer chave-secreta');
    expect(JSON.parse(roteiro.pedidos[0]?.corpo ?? '')).toEqual({
      model: 'de-teste',
      input: ['um', 'outro'],
      encoding_format: 'float',
    });
  });

  it.each<[string, Resposta]>([
    ['too few', vetores([0, [1, 0]])],
    ['too many', vetores([0, [1, 0]], [1, [0, 1]], [2, [0, 1]])],
    ['one twice', vetores([0, [1, 0]], [0, [0, 1]])],
    ['other dimensions for one', vetores([0, [1, 0]], [1, [0, 1, 0]])],
    ['none of it', vetores([0, []], [1, []])],
    ['more than the base keeps', vetores([0, Array(1537).fill(1)], [1, Array(1537).fill(1)])],
    ['what points nowhere', vetores([0, [0, 0]], [1, [0, 0]])],
    ['null for a number', vetores([0, [null, 1]], [1, [1, 1]])],
    ['text for a number', vetores([0, ['NaN', 1]], [1, [1, 1]])],
    ['NaN', () => new Response('{"data":[{"index":0,"embedding":[NaN,1]}]}')],
    [
      'a number past all others',
      () =>
        new Response(
          '{"data":[{"index":0,"embedding":[1e999,1]},{"index":1,"embedding":[1e308,1e308]}]}',
        ),
    ],
    ['numbers too long together', vetores([0, [1.7e308, 1.7e308]], [1, [1, 0]])],
    ['base64', vetores([0, 'AACAPw=='], [1, 'AACAPw=='])],
    ['a page', () => new Response('<html>')],
    ['nothing', () => new Response('')],
  ])('takes no answer with %s', async (_, resposta) => {
    roteiro.respostas = [resposta];
    await expect(pedir()).rejects.toEqual(falha('indisponivel'));
  });

  it.each([
    [429, 'ocupado', true],
    [500, 'indisponivel', true],
    [401, 'recusado', false],
  ] as const)('says of %i that it is %s, once', async (codigo, nome, deNovo) => {
    roteiro.respostas = [status(codigo, { 'retry-after': '2' })];
    const erro = await pedir().catch((um: unknown) => um);
    expect(erro).toEqual(falha(nome));
    expect(erro).toMatchObject({ deNovo: deNovo ? { aposMs: 2000 } : null });
    expect(String(erro)).not.toContain('segredo');
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it('waits no longer than it is told', async () => {
    roteiro.respostas = [nuncaResponde];
    await expect(pedir(['um'], 30)).rejects.toEqual(falha('demorou'));
  });

  it('carries key and text to no other address', async () => {
    roteiro.respostas = [
      () => new Response(null, { status: 302, headers: { location: `${roteiro.base}/outro` } }),
    ];
    await expect(pedir()).rejects.toEqual(falha('indisponivel'));
    expect(roteiro.pedidos).toHaveLength(1);
  });
});

describe('the setting', () => {
  const de = (variaveis: Record<string, string>) => vetorizadorDe((nome) => variaveis[nome]);
  const INTEIRA = {
    EMBEDDINGS_URL: 'https://x.test/v1/',
    EMBEDDINGS_KEY: 'c',
    EMBEDDINGS_MODEL: 'm',
  };

  it('is whole or none', () => {
    expect(de({})).toBeNull();
    expect(de(INTEIRA)).toEqual({ url: 'https://x.test/v1', chave: 'c', modelo: 'm' });
    expect(() => de({ ...INTEIRA, EMBEDDINGS_KEY: ' ' })).toThrow('EMBEDDINGS_KEY');
    expect(() => de({ ...INTEIRA, EMBEDDINGS_URL: 'http://x.test' })).toThrow('EMBEDDINGS_URL');
  });
});
