import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insistir } from './sobDemanda.ts';

const semRede = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for the connection, however long, and then tries again', async () => {
  const rede = semRede();
  const importar = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue('parte');
  const parte = insistir(importar);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(importar).toHaveBeenCalledTimes(1);
  rede.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(parte).resolves.toBe('parte');
});

it('tries again where the network only stumbled', async () => {
  const importar = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue('parte');
  const parte = insistir(importar);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(parte).resolves.toBe('parte');
});

it('gives up a part that is not there any more', async () => {
  const importar = vi.fn().mockRejectedValue(new TypeError('404'));
  const parte = insistir(importar);
  const visto = expect(parte).rejects.toThrow('404');
  await vi.advanceTimersByTimeAsync(15_000);
  await visto;
  expect(importar).toHaveBeenCalledTimes(5);
});
