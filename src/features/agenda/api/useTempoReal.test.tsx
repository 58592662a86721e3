import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { esperaOptions } from './espera.ts';
import { estruturaOptions } from './estrutura.ts';
import type { Estrutura } from './linhas.ts';
import { livresOptions } from './livres.ts';
import { bloqueiosOptions, detalheOptions, historicoOptions, periodoOptions } from './queries.ts';
import { conflitosDaSerieOptions, serieOptions } from './serie.ts';
import { useTempoReal } from './useTempoReal.ts';
import { vagaOptions } from './vaga.ts';

const { ouvir } = vi.hoisted(() => ({
  ouvir: vi.fn<(opcoes: { tabela: string; filtro: string; aoMudar: () => void }) => void>(),
}));
vi.mock('@/lib/supabase/useMudancas.ts', () => ({ useMudancas: ouvir }));

const DE = '2031-03-03T03:00:00.000Z';
const ATE = '2031-03-04T03:00:00.000Z';
const PEDIDO = { medico: null, tipo: 't', de: '2031-03-03', ate: '2031-03-17', limite: 120 };

/** What the screens of the agenda read, by the very options that they read it with. */
function leiturasDe(clinica: string) {
  const vaga = { medico: 'm', inicio: DE, fim: ATE, sala: null };
  const serie = { medico: 'm', tipo: 't', horarios: [] } as never;
  return {
    mudam: {
      periodo: periodoOptions(clinica, DE, ATE).queryKey,
      detalhe: detalheOptions(clinica, 'a').queryKey,
      historico: historicoOptions(clinica, 'a').queryKey,
      livres: livresOptions(clinica, PEDIDO).queryKey,
      conflitos: conflitosDaSerieOptions(clinica, serie).queryKey,
      serie: serieOptions(clinica, 's').queryKey,
      espera: esperaOptions(clinica).queryKey,
      vaga: vagaOptions(clinica, vaga, {} as Estrutura).queryKey,
    },
    ficam: {
      estrutura: estruturaOptions(clinica).queryKey,
      bloqueios: bloqueiosOptions(clinica, DE, ATE).queryKey,
    },
  };
}

it('reads again what an appointment changes, of this clinic alone', () => {
  const cache = new QueryClient();
  const daqui = leiturasDe('serena');
  const dali = leiturasDe('acacias');
  const todas = [daqui, dali].flatMap(({ mudam, ficam }) => Object.values({ ...mudam, ...ficam }));
  for (const chave of todas) cache.setQueryData<unknown>(chave, 'lido');
  renderHook(() => useTempoReal('serena'), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  const [pedido] = ouvir.mock.lastCall ?? [];
  expect(pedido).toMatchObject({ tabela: 'agendamentos', filtro: 'clinica_id=eq.serena' });

  pedido?.aoMudar();
  const velhas = (chaves: object) =>
    Object.entries(chaves)
      .filter(([, chave]) => cache.getQueryState(chave)?.isInvalidated)
      .map(([nome]) => nome);
  expect(velhas(daqui.mudam)).toEqual(Object.keys(daqui.mudam));
  expect(velhas(daqui.ficam)).toEqual([]);
  expect(velhas({ ...dali.mudam, ...dali.ficam })).toEqual([]);
});
