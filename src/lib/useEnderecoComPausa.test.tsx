import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnderecoComPausa } from './useEnderecoComPausa.ts';

const { router } = vi.hoisted(() => ({ router: { latestLocation: { pathname: '/lista' } } }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));
beforeEach(() => {
  vi.useFakeTimers();
  router.latestLocation.pathname = '/lista';
});
afterEach(() => vi.useRealTimers());

function digitar(...valores: string[]) {
  const escrever = vi.fn();
  const { result } = renderHook(() => useEnderecoComPausa(escrever, 300));
  for (const valor of valores) result.current(valor);
  return escrever;
}

it('writes the last of what was typed, once it rests', () => {
  const escrever = digitar('i', 'im', 'imc');
  expect(escrever).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(300));
  expect(escrever.mock.calls).toEqual([['imc']]);
});

it('writes nothing once the person is on the way to another screen', () => {
  const escrever = digitar('imc');
  router.latestLocation.pathname = '/outra';
  act(() => vi.advanceTimersByTime(300));
  expect(escrever).not.toHaveBeenCalled();
});
