import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { AtendimentosDoPaciente } from './AtendimentosDoPaciente.tsx';

const ID = '20000000-0000-4000-8000-000000000001';
const AMANHA = '40000000-0000-4000-8000-000000000001';
const CARTAO = '50000000-0000-4000-8000-000000000001';

const { tela, linhas } = vi.hoisted(() => ({
  tela: { leProntuario: false, cadastra: true, ativo: true, data_obito: null as string | null },
  linhas: { proximos: [] as object[], telefone: '11987654321' as string | null },
}));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({
    ...tela,
    clinicaId: 'clinica',
    paciente: { id: ID, ativo: tela.ativo, data_obito: tela.data_obito },
  }),
}));
vi.mock('../api/queries.ts', () => ({
  cadastroOptions: () => ({
    queryKey: ['cadastro'],
    queryFn: async () => ({ telefone: linhas.telefone }),
  }),
}));
vi.mock('../api/atendimentos.ts', () => ({
  atendimentosOptions: () => ({
    queryKey: ['atendimentos'],
    queryFn: async () => ({ proximos: linhas.proximos, anteriores: [] }),
  }),
  tarefasDoPacienteOptions: () => ({
    queryKey: ['tarefas'],
    queryFn: async () => [
      { id: ID, titulo: 'Pedir a guia', vence_em: '2031-03-05', oportunidade_id: CARTAO },
    ],
  }),
}));

beforeEach(() => {
  Object.assign(tela, { leProntuario: false, cadastra: true, ativo: true, data_obito: null });
  linhas.telefone = '11987654321';
  linhas.proximos = [
    {
      id: AMANHA,
      inicio: '2031-03-04T12:30:00Z',
      status: 'confirmado',
      teleconsulta: false,
      tipo: { nome: 'Consulta' },
      medico: { nome: 'Dra. Ana Lima' },
      sala: { nome: 'Sala 2' },
    },
  ];
});

const abrir = () =>
  mostrar(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <AtendimentosDoPaciente />
      </QueryClientProvider>
    </MantineProvider>,
    { sessao: sessaoDe(perfilDe({ tipo: 'staff', clinica_id: ID_DA_CLINICA })) },
  );

it('answers when the appointment is, and leads to it in the agenda', async () => {
  abrir();
  const proximos = await screen.findByRole('list', { name: 'Próximos atendimentos' });
  const link = within(proximos).getByRole('link');
  expect(link.textContent).toBe(
    'terça-feira, 4 de março de 2031, 09:30Consulta · com Dra. Ana Lima · Sala 2Confirmado',
  );
  expect(link.getAttribute('href')).toBe(`/agenda?dia=2031-03-04&agendamento=${AMANHA}`);
});

it('books, calls and writes to the patient, and shows what is to be done', async () => {
  abrir();
  const agendar = await screen.findByRole('link', { name: 'Agendar' });
  expect(agendar.getAttribute('href')).toMatch(
    new RegExp(`^/agenda\\?novo=\\d{4}-\\d{2}-\\d{2}T&paciente=${ID}$`),
  );
  const ligar = await screen.findByRole('link', { name: 'Ligar (11) 98765-4321' });
  expect(ligar.getAttribute('href')).toBe('tel:+5511987654321');
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(whatsapp.getAttribute('href')).toBe('https://wa.me/5511987654321');
  const tarefa = await screen.findByRole('link', { name: /Pedir a guia/ });
  expect(tarefa.getAttribute('href')).toBe(`/crm?pessoa=${CARTAO}`);
  expect(screen.queryByRole('link', { name: 'Ver prontuário' })).toBeNull();
});

it('neither books nor calls who died', async () => {
  tela.data_obito = '2031-01-01';
  abrir();
  await screen.findByRole('list', { name: 'Próximos atendimentos' });
  expect(screen.queryByRole('link', { name: 'Agendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Ligar|WhatsApp/ })).toBeNull();
});

it('says in a sentence that nothing is booked', async () => {
  linhas.proximos = [];
  abrir();
  expect(await screen.findByText('Nenhum atendimento agendado.')).toBeTruthy();
});
