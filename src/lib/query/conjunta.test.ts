import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { adiantarConjunta, conjunta, daConjunta } from './conjunta.ts';

const LEITURA = { queryKey: ['leitura'] };
const nomes = z.array(z.string());
const inteira = vi.fn();
const sozinha = vi.fn(async () => ['sozinha']);
const chamada = conjunta({ queryKey: ['conjunta'], queryFn: inteira });
let cache: QueryClient;

const ler = (parte: string) => daConjunta(cache, chamada, parte, nomes, sozinha);

beforeEach(() => {
  cache = new QueryClient();
  inteira.mockReset();
  inteira.mockResolvedValue({ um: ['a'], outro: ['b'], vazio: [] });
  sozinha.mockClear();
});

it('each reading takes its part of the one call, on its way or just come', async () => {
  adiantarConjunta(cache, chamada, LEITURA);
  expect(await Promise.all([ler('um'), ler('vazio')])).toEqual([['a'], []]);
  expect(await ler('outro')).toEqual(['b']);
  expect(inteira).toHaveBeenCalledTimes(1);
  expect(sozinha).not.toHaveBeenCalled();
});

it('who reads again asks alone, and so does who finds no part', async () => {
  adiantarConjunta(cache, chamada, LEITURA);
  expect(await ler('um')).toEqual(['a']);
  expect(await ler('um')).toEqual(['sozinha']);
  expect(await ler('nenhum')).toEqual(['sozinha']);
});

it('without a call, or after one that failed, each asks alone', async () => {
  expect(await ler('um')).toEqual(['sozinha']);
  inteira.mockRejectedValue(new Error('rede'));
  adiantarConjunta(cache, chamada, LEITURA);
  expect(await ler('um')).toEqual(['sozinha']);
  expect(inteira).toHaveBeenCalledTimes(1);
});

it('what changed since the call is asked anew', async () => {
  adiantarConjunta(cache, chamada, LEITURA);
  await ler('um');
  await cache.invalidateQueries({ queryKey: ['conjunta'] });
  expect(await ler('outro')).toEqual(['sozinha']);
});

it('a part that does not serve is left', async () => {
  adiantarConjunta(cache, chamada, LEITURA);
  const lido = await daConjunta(
    cache,
    chamada,
    'um',
    nomes,
    sozinha,
    ({ outro }) => outro === null,
  );
  expect(lido).toEqual(['sozinha']);
});

it('a part that is not what was agreed is a failure', async () => {
  inteira.mockResolvedValue({ um: [1] });
  adiantarConjunta(cache, chamada, LEITURA);
  await expect(ler('um')).rejects.toThrow();
});

it('nothing is asked again while the reading that matters holds, or is on its way', async () => {
  cache.setQueryData(LEITURA.queryKey, ['lida']);
  adiantarConjunta(cache, chamada, LEITURA);
  expect(inteira).not.toHaveBeenCalled();
  await cache.invalidateQueries(LEITURA);
  void cache.prefetchQuery({ ...LEITURA, queryFn: () => new Promise(() => undefined) });
  adiantarConjunta(cache, chamada, LEITURA);
  expect(inteira).not.toHaveBeenCalled();
});

it('who comes back once it holds no more finds every part again', async () => {
  adiantarConjunta(cache, chamada, LEITURA);
  adiantarConjunta(cache, chamada, LEITURA);
  await ler('um');
  adiantarConjunta(cache, chamada, LEITURA);
  expect(await ler('um')).toEqual(['a']);
  expect(inteira).toHaveBeenCalledTimes(2);
});
