import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Anexo } from '../api/linhas.ts';
import { baixarAnexo, enderecoDoAnexo } from '../api/mutations.ts';
import { useAbrirAnexo } from './useAbrirAnexo.ts';

vi.mock('../api/mutations.ts', () => ({ baixarAnexo: vi.fn(), enderecoDoAnexo: vi.fn() }));
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

const PDF: Anexo = { ...IMAGEM, nome: 'laudo.pdf', tipo: 'application/pdf' };

function abrirAba() {
  const aba = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => aba);
  return aba;
}

beforeEach(() => vi.resetAllMocks());
afterEach(() => vi.unstubAllGlobals());

it('shows an image here, which asks for its bytes itself', async () => {
  const abertura = montar();
  act(() => abertura.current.abrir(IMAGEM));
  await waitFor(() => expect(abertura.current.noVisor).toBe(IMAGEM));
});

it('opens a PDF in a tab of its own, by the address that the server answers', async () => {
  const aba = abrirAba();
  vi.mocked(enderecoDoAnexo).mockResolvedValue('https://api/assinado');
  const abertura = montar();
  act(() => abertura.current.abrir(PDF));
  await waitFor(() => expect(aba.location.replace).toHaveBeenCalledWith('https://api/assinado'));
  expect(enderecoDoAnexo).toHaveBeenCalledExactlyOnceWith(PDF.id);
  expect(aba.opener).toBeNull();
});

it('saves what it downloads under its name', async () => {
  const conteudo = new Blob(['x']);
  vi.mocked(baixarAnexo).mockResolvedValue(conteudo);
  const abertura = montar();
  act(() => abertura.current.baixar(PDF));
  await waitFor(() => expect(salvarArquivo).toHaveBeenCalledExactlyOnceWith(PDF.nome, conteudo));
  expect(baixarAnexo).toHaveBeenCalledExactlyOnceWith(PDF.id);
});

it('opens and saves nothing that is refused', async () => {
  const aba = abrirAba();
  vi.mocked(enderecoDoAnexo).mockRejectedValue(new Error('refused'));
  vi.mocked(baixarAnexo).mockRejectedValue(new Error('refused'));
  const abertura = montar();
  act(() => abertura.current.abrir(PDF));
  await waitFor(() => expect(aba.close).toHaveBeenCalledOnce());
  act(() => abertura.current.baixar(PDF));
  await waitFor(() => expect(baixarAnexo).toHaveBeenCalledOnce());
  await waitFor(() => expect(abertura.current.falha).toBeTruthy());
  expect(salvarArquivo).not.toHaveBeenCalled();
});
