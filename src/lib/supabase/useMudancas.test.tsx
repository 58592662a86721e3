import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMudancas } from './useMudancas.ts';

const { canal, removeChannel } = vi.hoisted(() => {
  const ouvintes: { mudar?: () => void; situacao?: (situacao: string) => void } = {};
  return {
    canal: {
      ouvintes,
      on: vi.fn((_tipo: string, _pedido: object, mudar: () => void) => {
        ouvintes.mudar = mudar;
        return canal;
      }),
      subscribe: vi.fn((situacao: (situacao: string) => void) => {
        ouvintes.situacao = situacao;
        return canal;
      }),
    },
    removeChannel: vi.fn(),
  };
});
vi.mock('./client.ts', () => ({
  supabase: () =>
    Promise.resolve({
      realtime: {
        setAuth: () => Promise.resolve(),
        channel: vi.fn(() => canal),
        removeChannel,
      },
    }),
}));

const aoMudar = vi.fn();

async function ouvir(desdeOInicio = false) {
  const tela = renderHook(() =>
    useMudancas({
      canal: 'crm',
      tabela: 'oportunidades',
      filtro: 'clinica_id=eq.c',
      ritmo: { juntar: 100, intervalo: 1000 },
      aoMudar,
      desdeOInicio,
    }),
  );
  await vi.waitFor(() => expect(canal.subscribe).toHaveBeenCalled());
  return tela;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('tells of several changes once, and of more of them at its pace', async () => {
  await ouvir();
  expect(canal.on.mock.calls[0]?.[1]).toMatchObject({
    table: 'oportunidades',
    filter: 'clinica_id=eq.c',
  });
  canal.ouvintes.mudar?.();
  canal.ouvintes.mudar?.();
  vi.advanceTimersByTime(100);
  expect(aoMudar).toHaveBeenCalledTimes(1);
  canal.ouvintes.mudar?.();
  vi.advanceTimersByTime(900);
  expect(aoMudar).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(aoMudar).toHaveBeenCalledTimes(2);
});

it.each([
  { desdeOInicio: false, naPrimeira: 0 },
  { desdeOInicio: true, naPrimeira: 1 },
])('counts a reconnection as a change, and the first one: $desdeOInicio', async (caso) => {
  await ouvir(caso.desdeOInicio);
  canal.ouvintes.situacao?.('SUBSCRIBED');
  // What was read a moment ago is read again only once the screen stands.
  vi.advanceTimersByTime(1000);
  expect(aoMudar).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(aoMudar).toHaveBeenCalledTimes(caso.naPrimeira);
  canal.ouvintes.situacao?.('CHANNEL_ERROR');
  canal.ouvintes.situacao?.('SUBSCRIBED');
  vi.advanceTimersByTime(1000);
  expect(aoMudar).toHaveBeenCalledTimes(caso.naPrimeira + 1);
});

it('leaves the channel with the screen, and tells of nothing more', async () => {
  const tela = await ouvir();
  canal.ouvintes.mudar?.();
  tela.unmount();
  vi.advanceTimersByTime(1000);
  expect(removeChannel).toHaveBeenCalledExactlyOnceWith(canal);
  expect(aoMudar).not.toHaveBeenCalled();
});
