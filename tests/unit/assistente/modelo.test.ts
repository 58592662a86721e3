import { responderLocal } from '@domain/assistente/local.ts';
import { frasesDaPassagem } from '@domain/assistente/passagem.ts';
import { describe, expect, it } from 'vitest';
import { perguntarAoModelo } from '../../../supabase/functions/ai/modelo/cliente.ts';
import { type Modelo, modeloDe } from '../../../supabase/functions/ai/modelo/configuracao.ts';
import { responderComModelo } from '../../../supabase/functions/ai/modelo/responder.ts';
import { passagens } from './base-lida.ts';
import {
  aosPedacos,
  cala,
  chama,
  diz,
  FIM,
  nuncaResponde,
  parte,
  type Resposta,
  SSE,
  status,
  usarRoteiro,
} from './roteiro.ts';

const roteiro = usarRoteiro();
const PRAZOS = { inicio: 10_000, silencio: 10_000, total: 20_000, espera: 1 };
const modelo = (prazos: Partial<Modelo['prazos']> = {}): Modelo => ({
  url: roteiro.base,
  chave: 'chave-secreta',
  modelo: 'pedido',
  modeloDeAudio: 'whisper-de-teste',
  nome: 'Provedor',
  prazos: { ...PRAZOS, ...prazos },
});
const perguntar = (
  prazos: Partial<Modelo['prazos']> = {},
  quemPediu = new AbortController().signal,
) => {
  const aberto = modelo(prazos);
  return perguntarAoModelo(
    aberto,
    { mensagens: [{ role: 'user', content: 'dengue' }] },
    { quemPediu, prazo: AbortSignal.timeout(aberto.prazos.total) },
  );
};
const falha = (codigo: string) => expect.objectContaining({ codigo });

describe('the adapter', () => {
  it('puts a stream together, wherever it was cut', async () => {
    const inteiro = new TextEncoder().encode(
      parte({ role: 'assistant' }) + parte({ content: 'Ação ' }) + parte({ content: 'já.' }) + FIM,
    );
    const bytes = [...inteiro].map((byte) => Uint8Array.of(byte));
    roteiro.respostas = [
      () =>
        new Response(
          new ReadableStream({
            start(controle) {
              for (const byte of bytes) controle.enqueue(byte);
              controle.close();
            },
          }),
          SSE,
        ),
    ];
    expect(await perguntar()).toEqual({
      texto: 'Ação já.',
      modelo: 'modelo-de-teste',
      chamadas: [],
    });
    expect(roteiro.pedidos[0]?.cabecalhos.get('authorization')).toBe('Bearer chave-secreta');
    expect(JSON.parse(roteiro.pedidos[0]?.corpo ?? '')).toMatchObject({
      model: 'pedido',
      stream: true,
    });
  });

  it.each([429, 500, 503])('asks again after %i', async (codigo) => {
    roteiro.respostas = [status(codigo, { 'retry-after': '0' }), status(codigo), diz('sim')];
    expect((await perguntar()).texto).toBe('sim');
    expect(roteiro.pedidos).toHaveLength(3);
  });

  it('asks three times at most', async () => {
    roteiro.respostas = [status(500), status(500), status(500), diz('tarde')];
    await expect(perguntar()).rejects.toEqual(falha('indisponivel'));
    expect(roteiro.pedidos).toHaveLength(3);
  });

  it('does not wait for who asks for minutes', async () => {
    roteiro.respostas = [status(429, { 'retry-after': '120' }), diz('tarde')];
    await expect(perguntar()).rejects.toEqual(falha('ocupado'));
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it.each([400, 401, 403, 404])('does not ask again after %i', async (codigo) => {
    roteiro.respostas = [status(codigo), diz('tarde')];
    await expect(perguntar()).rejects.toEqual(falha('recusado'));
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it('asks again where the stream broke off, and keeps nothing of it', async () => {
    const quebra: Resposta = () => new Response(aosPedacos(parte({ content: 'Dê 50' })), SSE);
    roteiro.respostas = [quebra, diz('inteira')];
    expect((await perguntar()).texto).toBe('inteira');
    roteiro.respostas = [quebra, quebra, quebra];
    await expect(perguntar()).rejects.toEqual(falha('interrompido'));
  });

  it.each(['length', 'content_filter'])('takes no text that ended by %s', async (motivo) => {
    roteiro.respostas = [
      () => new Response(aosPedacos(parte({ content: 'Dê 50' }), parte({}, motivo)), SSE),
      diz('tarde'),
    ];
    await expect(perguntar()).rejects.toEqual(falha('interrompido'));
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it('gives up on silence, before an answer and within it', async () => {
    roteiro.respostas = [nuncaResponde];
    await expect(perguntar({ inicio: 30 })).rejects.toEqual(falha('demorou'));
    roteiro.respostas = [cala(parte({ content: 'Dê' }))];
    await expect(perguntar({ silencio: 30 })).rejects.toEqual(falha('demorou'));
    roteiro.respostas = [nuncaResponde];
    await expect(perguntar({ total: 30 })).rejects.toEqual(falha('demorou'));
  });

  it('ends with whoever asked, and the provider is told', async () => {
    const quem = new AbortController();
    const avisado = new Promise<void>((resolve) => {
      roteiro.respostas = [
        (fim) => {
          fim.addEventListener('abort', () => resolve());
          quem.abort();
          return nuncaResponde(fim);
        },
      ];
    });
    await expect(perguntar({}, quem.signal)).rejects.toEqual(falha('cancelado'));
    await avisado;
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it.each([
    ['call of no tool', parte({}, 'tool_calls'), 'indisponivel'],
    ['a ninth call', parte({ tool_calls: [{ index: 8 }] }), 'indisponivel'],
    ['what is no JSON', 'data: {"choices":\n\n', 'indisponivel'],
    ['another shape', 'data: {"choices":"x"}\n\n', 'indisponivel'],
    ['more than anybody reads', parte({ content: 'x'.repeat(20_001) }), 'indisponivel'],
    ['endless comments', `: ${'x'.repeat(1024 * 1024)}\n`, 'indisponivel'],
  ])('takes no %s', async (_, corpo, codigo) => {
    roteiro.respostas = [() => new Response(aosPedacos(corpo), SSE), diz('tarde')];
    await expect(perguntar()).rejects.toEqual(falha(codigo));
    expect(roteiro.pedidos).toHaveLength(1);
  });

  it('follows no redirect with the key', async () => {
    const desvio: Resposta = () => Response.redirect(`${roteiro.base}/outro`, 307);
    roteiro.respostas = [desvio, desvio, desvio];
    await expect(perguntar()).rejects.toEqual(falha('indisponivel'));
    expect(roteiro.respostas).toEqual([]);
  });
});

describe('the settings', () => {
  const de = (variaveis: Record<string, string>) => modeloDe((nome) => variaveis[nome]);
  const INTEIRAS = { IA_URL: 'https://api.exemplo.com/v1/', IA_CHAVE: 'c', IA_MODELO: 'm' };

  it('are none, or whole, with a name to show', () => {
    expect(de({})).toBeNull();
    expect(de(INTEIRAS)).toMatchObject({
      url: 'https://api.exemplo.com/v1',
      nome: 'api.exemplo.com',
    });
    expect(de({ ...INTEIRAS, IA_NOME: 'Da casa' })?.nome).toBe('Da casa');
  });

  it('are refused by the name of what is wrong, and say no key', () => {
    expect(() => de({ ...INTEIRAS, IA_MODELO: '' })).toThrow(/: IA_MODELO$/);
    for (const IA_URL of ['http://api.exemplo.com/v1', 'file:///etc/passwd', 'x'])
      expect(() => de({ ...INTEIRAS, IA_URL })).toThrow(/: IA_URL$/);
  });
});

describe('an answer with a model', () => {
  const HOJE = '2026-11-23';
  const pergunta = 'anafilaxia, dose de adrenalina';
  const achadas = passagens('anafilaxia#doses-adulto');
  const local = responderLocal(pergunta, achadas, HOJE);
  const [frase = ''] = frasesDaPassagem(achadas[0]?.texto ?? '').map(({ texto }) => texto);
  const responder = (mais: object = {}, IA_URL = roteiro.base) => {
    const ambiente: Record<string, string> = {
      IA_URL,
      IA_CHAVE: 'chave',
      IA_MODELO: 'pedido',
      IA_NOME: 'Provedor',
    };
    const sinal = new AbortController().signal;
    return responderComModelo(
      { pergunta, passagens: achadas, prontuario: null, local, hoje: HOJE, sinal, ...mais },
      (nome) => ambiente[nome],
    );
  };

  it('shows what could be held against the sources, and how much could not', async () => {
    roteiro.respostas = [diz(`${frase} [1]\n`, 'Dê também 900 mg de zyxomabe [1].')];
    const corpo = await responder();
    expect(corpo.redacao).toMatchObject({
      frases: [{ texto: frase, citadas: [1] }],
      retiradas: ['A fonte citada não diz isto.'],
    });
    expect(corpo.provedor).toMatchObject({ nome: 'Provedor', modelo: 'modelo-de-teste' });
    expect(corpo.texto).toContain(`${frase} [1]`);
    expect(JSON.stringify(corpo)).not.toContain('zyxomabe');
    expect(corpo.bandeiras).toEqual(local.bandeiras);
    expect(corpo.queda).toBeUndefined();
  });

  it.each([
    ['lies', () => [diz('Dê 900 mg de zyxomabe [1].')], 'Nenhuma frase do modelo'],
    ['has no source', () => [diz('SEM FONTE')], 'Nenhuma frase do modelo'],
    ['refuses', () => [status(401)], 'recusou'],
    [
      'asks for tools without end',
      () => Array(4).fill(chama(['apagar_paciente', '{}'])),
      'pediu ferramentas',
    ],
  ])('is the local one where the model %s, and says so', async (_, script, motivo) => {
    roteiro.respostas = script();
    const corpo = await responder();
    expect(corpo).toEqual({ ...local, queda: expect.stringContaining(motivo) });
    expect(JSON.stringify(corpo)).not.toMatch(/segredo|zyxomabe/);
  });

  it('is the local one, and says so, where the settings are wrong', async () => {
    expect((await responder({}, 'http://exemplo.com')).queda).toContain('mal configurado');
  });

  it('asks no model without passages or tools, nor without settings', async () => {
    expect(await responder({ pergunta: 'qual a capital?', passagens: [] })).toBe(local);
    const sinal = new AbortController().signal;
    const pedido = {
      pergunta,
      passagens: achadas,
      prontuario: null,
      local,
      hoje: HOJE,
      sinal,
    };
    expect(await responderComModelo(pedido, () => undefined)).toBe(local);
    expect(roteiro.pedidos).toEqual([]);
  });
});
