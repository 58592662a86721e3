import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, ID_DA_MEDICA } from '../../../../tests/unit/support/api.ts';
import type { CamposDaDisponibilidade } from '../api/ajustes.ts';
import { type Disponibilidade, REGRAS_PADRAO } from '../api/linhas.ts';
import { SemanaDoMedico } from './SemanaDoMedico.tsx';

const { criarDisponibilidades, definirDisponibilidade } = vi.hoisted(() => ({
  criarDisponibilidades:
    vi.fn<(clinica: string, linhas: readonly CamposDaDisponibilidade[]) => Promise<void>>(),
  definirDisponibilidade: vi.fn<(id: string, ativa: boolean) => Promise<void>>(),
}));
vi.mock('../api/ajustes.ts', () => ({ criarDisponibilidades, definirDisponibilidade }));

const MEDICA = { id: ID_DA_MEDICA, nome: 'Dra. Ana', especialidade: null };
const faixa = (dia: number, inicio: string, fim: string): Disponibilidade => ({
  id: `${dia}-${inicio}`,
  medico_id: ID_DA_MEDICA,
  dia_da_semana: dia,
  inicio: `${inicio}:00`,
  fim: `${fim}:00`,
  sala_id: null,
  medico: MEDICA,
});

function mostrar(horarios: readonly Disponibilidade[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <SemanaDoMedico
          clinica={{ id: ID_DA_CLINICA, nome: 'Clínica', email: '', fuso: 'America/Sao_Paulo' }}
          estrutura={{
            medicos: [],
            salas: [],
            tipos: [],
            disponibilidades: [],
            regras: REGRAS_PADRAO,
          }}
          medico={MEDICA}
          horarios={horarios}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const linhas = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('is a week: a line a day, the hours of each in order', () => {
  mostrar([faixa(1, '14:00', '18:00'), faixa(1, '08:00', '12:00'), faixa(6, '08:00', '11:00')]);
  expect(linhas()).toEqual([
    'Segunda08:00 às 12:0014:00 às 18:00',
    'TerçaNão atende',
    'QuartaNão atende',
    'QuintaNão atende',
    'SextaNão atende',
    'Sábado08:00 às 11:00',
    'DomingoNão atende',
  ]);
});

it('adds to the day whose button was pressed, and to the others that are marked', async () => {
  criarDisponibilidades.mockResolvedValueOnce();
  const pessoa = userEvent.setup();
  mostrar([faixa(1, '08:00', '12:00')]);
  await pessoa.click(screen.getByRole('button', { name: /dra\. ana: quarta/i }));
  await pessoa.click(await screen.findByRole('checkbox', { name: 'sexta' }));
  await pessoa.click(screen.getByRole('button', { name: 'Adicionar horário' }));
  await waitFor(() => expect(criarDisponibilidades).toHaveBeenCalledTimes(1));
  expect(criarDisponibilidades.mock.calls[0]?.[1]).toEqual(
    [3, 5].map((dia_da_semana) => ({
      medico_id: ID_DA_MEDICA,
      dia_da_semana,
      inicio: '08:00',
      fim: '12:00',
      sala_id: null,
    })),
  );
});

it('begins with every working day where there are no hours yet', async () => {
  const pessoa = userEvent.setup();
  mostrar([]);
  await pessoa.click(screen.getByRole('button', { name: /dra\. ana: segunda/i }));
  await screen.findByRole('checkbox', { name: 'sexta' });
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
});

it('takes an interval away', async () => {
  definirDisponibilidade.mockResolvedValueOnce();
  const pessoa = userEvent.setup();
  mostrar([faixa(1, '08:00', '12:00')]);
  await pessoa.click(screen.getByRole('button', { name: 'Remover segunda, 08:00 às 12:00' }));
  await waitFor(() => expect(definirDisponibilidade).toHaveBeenCalledWith('1-08:00', false));
});
