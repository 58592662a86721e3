import { expect, it } from 'vitest';
import type { Modelo } from '../../../supabase/functions/ai/modelo/configuracao.ts';
import { transcrever } from '../../../supabase/functions/ai/modelo/transcrever.ts';
import { cala, nuncaResponde, type Resposta, status, usarRoteiro } from './roteiro.ts';

const roteiro = usarRoteiro();
const SOM = new Blob([new Uint8Array(500)], { type: 'audio/webm' });
const ouvir = (quemPediu = new AbortController().signal, prazoMs = 10_000) => {
  const modelo: Modelo = {
    url: roteiro.base,
    chave: 'chave-secreta',
    modelo: 'x',
    modeloDeAudio: 'whisper-de-teste',
    nome: 'Provedor',
    prazos: { inicio: 1, silencio: 1, total: 1, espera: 1 },
  };
  return transcrever(modelo, SOM, quemPediu, prazoMs);
};
const diz =
  (texto: string): Resposta =>
  () =>
    Response.json({ text: texto });
const falha = (codigo: string) => expect.objectContaining({ codigo });

it('hears what was said', async () => {
  roteiro.respostas = [diz(' Dor de cabeça. ')];
  expect(await ouvir()).toBe('Dor de cabeça.');
  expect(roteiro.pedidos[0]?.cabecalhos.get('authorization')).toBe('Bearer chave-secreta');
});

it('cuts off a provider that says nothing, before its answer and within it', async () => {
  for (const resposta of [nuncaResponde, cala('{"text": "Dor')]) {
    roteiro.respostas = [resposta];
    await expect(ouvir(undefined, 60)).rejects.toEqual(falha('demorou'));
  }
});

it('ends with whoever asked', async () => {
  const quem = new AbortController();
  roteiro.respostas = [
    (fim) => {
      quem.abort();
      return nuncaResponde(fim);
    },
  ];
  await expect(ouvir(quem.signal)).rejects.toEqual(falha('cancelado'));
});

it.each([
  [429, 'ocupado'],
  [500, 'indisponivel'],
  [401, 'recusado'],
] as const)('says why where it is answered %i', async (codigo, motivo) => {
  roteiro.respostas = [status(codigo)];
  await expect(ouvir()).rejects.toEqual(falha(motivo));
});

it.each(['{', '[]', '{"texto": "x"}'])('takes no answer that is none: %s', async (corpo) => {
  roteiro.respostas = [() => new Response(corpo)];
  await expect(ouvir()).rejects.toEqual(falha('indisponivel'));
});
