// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { criarGuardado } from './guardado.ts';

const guardados = new Map<string, string>();
const guarda = () => ({
  getItem: (chave: string) => guardados.get(chave) ?? null,
  setItem: (chave: string, valor: string) => void guardados.set(chave, valor),
  removeItem: (chave: string) => void guardados.delete(chave),
});
const nova = () =>
  criarGuardado<readonly number[]>({
    chave: 'numeros',
    schema: z.readonly(z.array(z.number())),
    vazio: [],
    guarda,
  });

beforeEach(() => guardados.clear());

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
