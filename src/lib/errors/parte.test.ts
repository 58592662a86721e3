import { expect, it, vi } from 'vitest';
import { ErroDeRede } from './erros.ts';
import { buscarParte } from './parte.ts';

const FALTOU = new TypeError('Failed to fetch dynamically imported module: /assets/pkcs12.js');

it('hands over a part that comes, also the second time', async () => {
  const importar = vi.fn(async () => 'parte');
  importar.mockRejectedValueOnce(FALTOU);
  expect(await buscarParte(importar)).toBe('parte');
  expect(importar).toHaveBeenCalledTimes(2);
});

it('says that the network is gone where it does not', async () => {
  await expect(buscarParte(() => Promise.reject(FALTOU))).rejects.toThrow(ErroDeRede);
});
