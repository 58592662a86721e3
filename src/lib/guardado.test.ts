// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { criarArmazem } from './armazem.ts';
import { criarGuardado } from './guardado.ts';

const guardados = new Map<string, string>();
/** How many letters fit in the storage. */
let cabem = 100;
const guarda = () => ({
  getItem: (chave: string) => guardados.get(chave) ?? null,
  setItem: (chave: string, valor: string) => {
    if (valor.length > cabem) throw new DOMException('full', 'QuotaExceededError');
    guardados.set(chave, valor);
  },
  removeItem: (chave: string) => void guardados.delete(chave),
});
const nova = () =>
  criarGuardado<readonly number[]>({
    chave: 'numeros',
    schema: z.readonly(z.array(z.number())),
    vazio: [],
    armazem: criarArmazem(guarda),
  });

beforeEach(() => {
  guardados.clear();
  cabem = 100;
});

it('keeps a value a person, and forgets an empty one', () => {
  const numeros = nova();
  numeros.mudar('ana', (atual) => [...atual, 1]);
  expect(numeros.ler('ana')).toEqual([1]);
  expect(numeros.ler('rui')).toEqual([]);
  numeros.mudar('ana', () => []);
  expect(guardados.size).toBe(0);
});

it('answers the same object until something changes', () => {
  const numeros = nova();
  numeros.mudar('ana', () => [1]);
  const lido = numeros.ler('ana');
  expect(numeros.ler('ana')).toBe(lido);
  expect(numeros.ler('rui')).toBe(numeros.ler('rui'));
  numeros.mudar('ana', () => [2]);
  expect(numeros.ler('ana')).toEqual([2]);
});

it('changes what another tab wrote meanwhile, not what was read before', () => {
  const esta = nova();
  const outra = nova();
  expect(esta.ler('ana')).toEqual([]);
  outra.mudar('ana', (atual) => [...atual, 1]);
  esta.mudar('ana', (atual) => [...atual, 2]);
  expect(outra.ler('ana')).toEqual([1, 2]);
});

it('holds in this tab what does not fit on the device', () => {
  const numeros = nova();
  const aoMudar = vi.fn();
  const deixar = numeros.assinar(aoMudar);
  numeros.mudar('ana', () => [1]);
  cabem = 3;
  numeros.mudar('ana', (atual) => [...atual, 2]);
  expect(numeros.ler('ana')).toEqual([1, 2]);
  expect(numeros.ler('ana')).toBe(numeros.ler('ana'));
  expect(nova().ler('ana')).toEqual([1]);
  expect(aoMudar).toHaveBeenCalledTimes(2);
  deixar();
});

it('comes back to the device when it fits again, and goes from both when it is empty', () => {
  const numeros = nova();
  cabem = 3;
  numeros.mudar('ana', () => [1, 2]);
  cabem = 100;
  numeros.mudar('ana', (atual) => [...atual, 3]);
  expect(nova().ler('ana')).toEqual([1, 2, 3]);
  cabem = 3;
  numeros.mudar('ana', () => [4, 5]);
  numeros.mudar('ana', () => []);
  expect(numeros.ler('ana')).toEqual([]);
  expect(guardados.size).toBe(0);
});

it.each(['{"nada": 1}', 'não é JSON', '["um"]'])('counts %s as nothing', (bruto) => {
  guardados.set('numeros:ana', bruto);
  expect(nova().ler('ana')).toEqual([]);
});

it('tells of a change in this tab and in another, until nobody listens', () => {
  const numeros = nova();
  const aoMudar = vi.fn();
  const deixar = numeros.assinar(aoMudar);
  numeros.mudar('ana', () => [1]);
  window.dispatchEvent(new Event('storage'));
  expect(aoMudar).toHaveBeenCalledTimes(2);
  deixar();
  numeros.mudar('ana', () => [2]);
  window.dispatchEvent(new Event('storage'));
  expect(aoMudar).toHaveBeenCalledTimes(2);
});
