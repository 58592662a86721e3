import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aparelho } from '@/lib/armazem.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { RECADO } from '../../tests/unit/support/pendencias.ts';
import { BarraOffline } from './BarraOffline.tsx';

const dito = () => screen.getByRole('status').textContent ?? '';
const encher = () =>
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

function abrir(usuarioId = 'ana') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <MantineProvider env="test">
      <BarraOffline usuarioId={usuarioId} />
    </MantineProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  aparelho.apagar('nota');
});

it('says that drafts stay on the device', () => {
  abrir();
  expect(dito()).toContain('os rascunhos ficam guardados neste aparelho');
});

it('does not say so where nothing can be kept', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  abrir('de quem nada fica');
  await waitFor(() =>
    expect(dito()).toContain('este aparelho não está guardando o que você escreve'),
  );
  expect(dito()).not.toContain('guardados neste aparelho');
});

it('takes it back once something did not fit', () => {
  abrir();
  encher();
  act(() => void aparelho.gravar('nota', 'texto'));
  expect(dito()).toContain('não está guardando');
});

it('says how many wait, as long as they do', () => {
  const pendencias = pendenciasDe('ana');
  const recado = (chave: string) =>
    void pendencias.guardar(RECADO, { chave, dados: { texto: chave } });
  abrir();
  expect(dito()).not.toContain('espera');
  act(() => recado('a'));
  expect(dito()).toContain('1 alteração espera para ser enviada.');
  act(() => recado('b'));
  expect(dito()).toContain('2 alterações esperam para ser enviadas.');
  act(() => ['recado:a', 'recado:b'].forEach(pendencias.desistir));
  expect(dito()).not.toContain('espera');
});
