import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Anexo } from '../api/linhas.ts';
import { registrarAbertura } from '../api/mutations.ts';
import { baixarBytes } from '../envio/transporte.ts';
import { useAbrirAnexo } from './useAbrirAnexo.ts';

vi.mock('../api/mutations.ts', () => ({ registrarAbertura: vi.fn() }));
vi.mock('../envio/transporte.ts', () => ({
  baixarBytes: vi.fn(),
  enderecoTemporario: vi.fn(),
}));
vi.mock('@/lib/arquivos.ts', () => ({ salvarArquivo: vi.fn() }));

const IMAGEM: Anexo = {
  id: '7b0f2c3e-3f2d-4d57-9d2c-1f6f0a5f8f10',
  nome: 'lesao.png',
  tipo: 'image/png',
  bytes: 10,
  objeto: 'a'.repeat(40),
  estado: 'conferido',
  sha256: 'b'.repeat(64),
  motivo_recusa: null,
  criado_por: '1d0e7f7c-5a4b-4b62-8d65-0c8a3b1f2a11',
  criado_em: '2026-11-20T12:00:00Z',
  inativado_em: null,
  motivo_inativacao: null,
};

function montar() {
  const cliente = new QueryClient();
  return renderHook(() => useAbrirAnexo(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cliente}>{children}</QueryClientProvider>
    ),
  }).result;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(baixarBytes).mockResolvedValue(new Blob(['x']));
});

it('writes in the log which file was opened, and then shows it', async () => {
  vi.mocked(registrarAbertura).mockResolvedValue();
  const abertura = montar();
  act(() => abertura.current.abrir(IMAGEM));
  await waitFor(() => expect(abertura.current.noVisor).toBe(IMAGEM));
  expect(registrarAbertura).toHaveBeenCalledExactlyOnceWith(IMAGEM.id);
});

it('writes a download too', async () => {
  vi.mocked(registrarAbertura).mockResolvedValue();
  const abertura = montar();
  act(() => abertura.current.baixar(IMAGEM));
  await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce());
  expect(registrarAbertura).toHaveBeenCalledExactlyOnceWith(IMAGEM.id);
});

it('opens and fetches nothing that could not be written', async () => {
  vi.mocked(registrarAbertura).mockRejectedValue(new Error('offline'));
  const abertura = montar();
  act(() => abertura.current.abrir(IMAGEM));
  await waitFor(() => expect(abertura.current.falha).toBeTruthy());
  act(() => abertura.current.baixar(IMAGEM));
  await waitFor(() => expect(registrarAbertura).toHaveBeenCalledTimes(2));
  expect(abertura.current.noVisor).toBeNull();
  expect(baixarBytes).not.toHaveBeenCalled();
});
