import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { REGRAS_PADRAO } from '../api/linhas.ts';
import type { NovoHorario } from '../api/mutations.ts';
import type { PropsDaGaveta, PropsDoDetalhe } from '../props.ts';
import { NovoAgendamento } from './NovoAgendamento.tsx';
import { Remarcar } from './Remarcar.tsx';

/** An hour behind Brasília, where the browser of these tests is not either (UTC). */
const FUSO = 'America/Manaus';
const LIVRE = '2031-03-04T13:00:00.000Z';

const { remarcar, alguemEspera, sucesso } = vi.hoisted(() => ({
  remarcar: vi.fn<(id: string, novo: NovoHorario) => Promise<string>>(),
  alguemEspera: vi.fn<() => Promise<boolean>>(),
  sucesso: vi.fn<(frase: string) => void>(),
}));
vi.mock('@/components/avisar.tsx', () => ({ avisar: { sucesso } }));
vi.mock('../api/mutations.ts', () => ({
  remarcar,
  agendar: async () => undefined,
  estaOcupado: () => false,
}));
vi.mock('../api/livres.ts', () => ({
  livresOptions: () => ({
    queryKey: ['livres'],
    queryFn: async () => [{ inicio: LIVRE, fim: LIVRE, medico_id: 'm', sala_id: null }],
  }),
}));
vi.mock('../espera/alguemEspera.ts', () => ({ alguemEspera }));
vi.mock('../permissao.ts', () => ({ usePapel: () => () => 'recepcao' }));
vi.mock('./CampoPaciente.tsx', () => ({ CampoPaciente: () => null }));

const gaveta = {
  clinica: { id: 'serena' },
  estrutura: {
    regras: { ...REGRAS_PADRAO, fuso: FUSO },
    medicos: [{ id: 'm', nome: 'Dra. Ana' }],
    tipos: [{ id: 't', nome: 'Consulta', duracao_min: 30, ativo: true }],
    salas: [],
    disponibilidades: [],
  },
  busca: { novo: '2031-03-04T' },
  agora: { dia: '2031-03-03', minuto: 600 },
  mudar: vi.fn(),
  reler: async () => undefined,
  fechar: vi.fn(),
} as unknown as PropsDaGaveta;

const agendamento = {
  id: 'a',
  paciente: { nome: 'Ana', nome_social: null },
  medico_id: 'm',
  tipo_id: 't',
  sala_id: null,
  inicio: '2031-03-04T12:00:00Z',
  fim: '2031-03-04T12:30:00Z',
} as PropsDoDetalhe['agendamento'];

const abrir = (tela: ReactNode) =>
  mostrar(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>{tela}</QueryClientProvider>
    </MantineProvider>,
    { sessao: sessaoDe(perfilDe({ tipo: 'staff' })) },
  );
beforeEach(() => {
  remarcar.mockReset().mockResolvedValue('b');
  alguemEspera.mockReset().mockResolvedValue(false);
  sucesso.mockReset();
});
const hora = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Hora' });

it('moves an appointment by the clock of its clinic', async () => {
  abrir(<Remarcar {...gaveta} agendamento={agendamento} voltar={vi.fn()} />);
  expect((await hora()).value).toBe('08:00');
  fireEvent.click(await screen.findByRole('button', { name: /^09:00, / }));
  expect((await hora()).value).toBe('09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Remarcar' }));
  await waitFor(() => expect(remarcar).toHaveBeenCalledOnce());
  expect(remarcar.mock.calls[0]?.[1]).toMatchObject({ inicio: LIVRE });
});

it('offers the free times of a new appointment by the clock of the clinic', async () => {
  abrir(<NovoAgendamento {...gaveta} />);
  fireEvent.click(await screen.findByRole('button', { name: /^09:00, / }));
  await waitFor(async () => expect((await hora()).value).toBe('09:00'));
});

it('says that it moved once its drawer shows it there', async () => {
  const mudar = vi.fn();
  abrir(<Remarcar {...gaveta} agendamento={agendamento} mudar={mudar} voltar={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remarcar' }));
  await waitFor(() => expect(sucesso).toHaveBeenCalledOnce());
  expect(mudar).toHaveBeenCalledWith({ agendamento: 'b', dia: '2031-03-04' });
});

it('opens nothing again for who has closed it meanwhile', async () => {
  const mudar = vi.fn();
  let responder = (_: boolean) => {};
  alguemEspera.mockReturnValue(new Promise<boolean>((resolve) => (responder = resolve)));
  abrir(<Remarcar {...gaveta} agendamento={agendamento} mudar={mudar} voltar={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remarcar' }));
  await waitFor(() => expect(alguemEspera).toHaveBeenCalledOnce());
  cleanup();
  responder(false);
  await waitFor(() => expect(sucesso).toHaveBeenCalledOnce());
  expect(mudar).not.toHaveBeenCalled();
});
