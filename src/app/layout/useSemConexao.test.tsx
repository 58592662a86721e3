import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSemConexao } from './useSemConexao.ts';

const register = vi.fn<(endereco: string) => Promise<void>>();
let ocioso: (() => void) | undefined;

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => {
    ocioso = fazer;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    ocioso = undefined;
  });
  ocioso = undefined;
  register.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('installs the worker once the permissions of the signed-in person say so, when there is time', () => {
  const { rerender } = renderHook(({ usa }) => useSemConexao(usa), {
    initialProps: { usa: false },
  });
  expect(ocioso).toBeUndefined();
  rerender({ usa: true });
  expect(register).not.toHaveBeenCalled();
  ocioso?.();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

it('breaks nothing where the browser refuses it', async () => {
  register.mockRejectedValue(new Error('private window'));
  renderHook(() => useSemConexao(true));
  ocioso?.();
  await expect(register.mock.results[0]?.value).rejects.toThrow('private window');
});

it('leaves the development server alone', () => {
  vi.stubEnv('PROD', false);
  renderHook(() => useSemConexao(true));
  expect(ocioso).toBeUndefined();
});
