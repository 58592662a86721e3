import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { ChamarProximo } from './ChamarProximo.tsx';

const { rpc, atender } = vi.hoisted(() => ({ rpc: vi.fn(), atender: vi.fn() }));
vi.mock('@/lib/supabase/consulta.ts', () => ({
  consultar: async (pergunta: (db: { rpc: typeof rpc }) => unknown) => pergunta({ rpc }),
}));
vi.mock('@/lib/session/AuthProvider.tsx', () => ({
  usePerfil: () => perfilDe({ id: ID_DA_MEDICA }),
}));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({ clinicaId: 'clinica' }),
}));
vi.mock('@/shared/agenda/useAtender.ts', () => ({
  useAtender: () => ({ mutate: atender, isPending: false }),
}));
beforeEach(() => {
  rpc.mockReset();
  atender.mockReset();
});

const linha = (numero: number, paciente: string, mudancas: object) => ({
  id: `40000000-0000-4000-8000-00000000000${numero}`,
  paciente,
  medico_id: ID_DA_MEDICA,
  inicio: '2026-11-23T13:00:00Z',
  status: 'confirmado',
  chegada_em: null,
  ...mudancas,
});

function depoisDaVisita(linhas: object[]) {
  rpc.mockReturnValue({
    abortSignal: () => ({ agora: '2026-11-23T13:30:00Z', agenda: { linhas } }),
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ChamarProximo />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('calls in who has waited longest for this doctor', async () => {
  depoisDaVisita([
    linha(1, 'Ana Reis', { chegada_em: '2026-11-23T13:20:00Z' }),
    linha(2, 'Bia Sá', { chegada_em: '2026-11-23T13:05:00Z' }),
    linha(3, 'Caio Luz', {
      chegada_em: '2026-11-23T12:00:00Z',
      medico_id: '10000000-0000-4000-8000-000000000099',
    }),
    linha(4, 'Davi Melo', { chegada_em: '2026-11-23T12:30:00Z', status: 'realizado' }),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Chamar próximo' }));
  expect(screen.getByText(/Bia Sá espera há 25 min/)).toBeTruthy();
  expect(atender.mock.calls[0]?.[0]).toBe('40000000-0000-4000-8000-000000000002');
});

it('offers nobody who has not arrived', async () => {
  depoisDaVisita([linha(1, 'Ana Reis', {})]);
  await waitFor(() => expect(rpc).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
