import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErroDeRede, ErroDoBanco } from '@/lib/errors/erros.ts';
import type { AnexoNaFila } from './api/linhas.ts';
import { enviarMensagem } from './api/mutations.ts';
import { useFilaDeMensagens } from './fila.ts';

vi.mock('./api/mutations.ts', () => ({ enviarMensagem: vi.fn() }));

const CONVERSA = '00000000-0000-4000-8000-000000000001';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const enviar = vi.mocked(enviarMensagem);

/** The line of a person whom no other test knows. */
function abrir(usuarioId = crypto.randomUUID() as string) {
  const cache = new QueryClient();
  return renderHook(() => useFilaDeMensagens(usuarioId, CONVERSA), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MantineProvider env="test">
        <QueryClientProvider client={cache}>{children}</QueryClientProvider>
      </MantineProvider>
    ),
  });
}

type Fila = ReturnType<typeof abrir>['result'];
const escrever = (fila: Fila, texto: string, anexos: readonly AnexoNaFila[] = []) =>
  act(() => fila.current.escrever(texto, anexos));
const ditas = ({ current }: Fila) =>
  current.esperando.map(({ dados, falha }) => [dados.texto, falha?.mensagem ?? null]);

beforeEach(() => void enviar.mockReset().mockResolvedValue({} as never));

it('sends a message at once, and keeps nothing of it', async () => {
  const { result: fila } = abrir();
  escrever(fila, 'Bom dia');
  await waitFor(() => expect(enviar.mock.calls.map(([{ texto }]) => texto)).toEqual(['Bom dia']));
  await waitFor(() => expect(ditas(fila)).toEqual([]));
  expect(localStorage).toHaveLength(0);
});

it('takes the files along when the network is back, under the same id', async () => {
  enviar.mockRejectedValue(new ErroDeRede());
  const anexos = [{ id: id(1), nome: 'laudo.pdf' }];
  const { result: fila } = abrir();
  escrever(fila, 'Segue', anexos);
  await waitFor(() =>
    expect(fila.current.esperando).toMatchObject([
      { situacao: 'esperando', falha: { codigo: 'rede' }, noAparelho: true },
    ]),
  );
  enviar.mockReset().mockResolvedValue({} as never);
  const esperada = fila.current.esperando[0]?.dados;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(enviar).toHaveBeenCalledWith(esperada));
  expect(esperada?.anexos).toEqual(anexos);
});

it('lets a refused one stand with its reason, and the others pass', async () => {
  enviar.mockRejectedValueOnce(
    new ErroDoBanco('Você não escreve nesta conversa.', 'PROIBIDO', 403),
  );
  const { result: fila } = abrir();
  escrever(fila, 'Recusada');
  escrever(fila, 'Aceita');
  await waitFor(() =>
    expect(ditas(fila)).toEqual([['Recusada', 'Você não escreve nesta conversa.']]),
  );
  act(() => fila.current.tentarDeNovo(fila.current.esperando[0]?.id ?? ''));
  await waitFor(() => expect(ditas(fila)).toEqual([]));
});
