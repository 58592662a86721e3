import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HorariosLivres } from './HorariosLivres.tsx';

const ANA = '10000000-0000-4000-8000-000000000001';
const livre = {
  medico_id: ANA,
  sala_id: null,
  inicio: '2031-03-04T12:30:00Z',
  fim: '2031-03-04T13:00:00Z',
};
const { pedidos } = vi.hoisted(() => ({ pedidos: [] as object[] }));
vi.mock('../api/livres.ts', () => ({
  livresOptions: (_: string, pedido: object) => ({
    queryKey: ['livres', pedido],
    queryFn: async () => {
      pedidos.push(pedido);
      return [livre];
    },
  }),
}));

function mostrar(medico: string | null) {
  const aoEscolher = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <HorariosLivres
          clinicaId="clinica"
          medico={medico}
          nomeDe={(id) => (id === ANA ? 'Dra. Ana' : undefined)}
          tipo="tipo"
          dia="2031-03-04"
          fuso="America/Sao_Paulo"
          rotulo="Horários livres"
          aoEscolher={aoEscolher}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return aoEscolher;
}

it('offers the times of any doctor, each with whose it is', async () => {
  const aoEscolher = mostrar(null);
  const horario = await screen.findByRole('button', {
    name: '09:30, terça-feira, 4 de março, Dra. Ana',
  });
  expect(horario.textContent).toBe('09:30 · Dra. Ana');
  expect(pedidos.at(-1)).toMatchObject({ medico: null });
  fireEvent.click(horario);
  expect(aoEscolher).toHaveBeenCalledWith(livre);
});

it('does not repeat whose the times of one doctor are', async () => {
  mostrar(ANA);
  const horario = await screen.findByRole('button', { name: '09:30, terça-feira, 4 de março' });
  expect(horario.textContent).toBe('09:30');
  expect(pedidos.at(-1)).toMatchObject({ medico: ANA });
});
