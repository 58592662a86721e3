import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Agendamento } from './api/linhas.ts';
import { SalaDeEspera } from './SalaDeEspera.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-03T10:40:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function marcado(id: string, chegada: string | null, status: Agendamento['status']): Agendamento {
  return {
    id,
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio: '2031-03-03T10:00:00Z',
    fim: '2031-03-03T10:15:00Z',
    status,
    teleconsulta: false,
    encaixe: false,
    chegada_em: chegada,
    paciente: { nome: `Paciente ${id}`, nome_social: null },
  };
}

function mostrar(agendamentos: readonly Agendamento[]) {
  const aoAbrir = vi.fn();
  render(
    <MantineProvider env="test">
      <SalaDeEspera agendamentos={agendamentos} aoAbrir={aoAbrir} />
    </MantineProvider>,
  );
  return aoAbrir;
}

it('shows who waits, the longest first, in minutes and in a colour that repeats them', () => {
  const aoAbrir = mostrar([
    marcado('a', '2031-03-03T10:32:00Z', 'confirmado'),
    marcado('b', '2031-03-03T10:00:00Z', 'agendado'),
    marcado('c', '2031-03-03T10:20:00Z', 'agendado'),
    marcado('d', '2031-03-03T09:00:00Z', 'em_atendimento'),
    marcado('e', null, 'agendado'),
  ]);
  const botoes = screen.getAllByRole('button');
  expect(botoes.map(({ textContent }) => textContent)).toEqual([
    'Paciente bespera 40 min',
    'Paciente cespera 20 min',
    'Paciente aespera 8 min',
  ]);
  expect(
    botoes.map((botao) => botao.querySelector('[data-espera]')?.getAttribute('data-espera')),
  ).toEqual(['demais', 'longa', 'curta']);
  for (const botao of botoes.slice(0, 1)) fireEvent.click(botao);
  expect(aoAbrir).toHaveBeenCalledWith('b');
});

it('takes no room while nobody waits', () => {
  mostrar([marcado('a', null, 'agendado')]);
  expect(screen.queryByRole('region', { name: 'Esperando' })).toBeNull();
});
