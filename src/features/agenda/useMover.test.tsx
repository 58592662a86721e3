import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, ID_DA_MEDICA } from '../../../tests/unit/support/api.ts';
import type { Agendamento, Estrutura } from './api/linhas.ts';
import type { NovoHorario } from './api/mutations.ts';
import { useMover } from './useMover.ts';

const { remarcar, alguemEspera, avisar } = vi.hoisted(() => ({
  remarcar: vi.fn<(id: string, novo: NovoHorario) => Promise<string>>(),
  alguemEspera: vi.fn<() => Promise<boolean>>(),
  avisar: {
    erro: vi.fn<(erro: unknown) => void>(),
    desfazivel: vi.fn<(mensagem: string, aoDesfazer: () => void) => void>(),
    comAcao: vi.fn<(mensagem: string, rotulo: string, aoAgir: () => void) => void>(),
  },
}));
vi.mock('./api/mutations.ts', () => ({
  remarcar,
  deixarSala: async () => undefined,
  mudarStatus: async () => undefined,
  estaOcupado: () => false,
}));
vi.mock('./espera/alguemEspera.ts', () => ({ alguemEspera }));
vi.mock('@/components/avisar.tsx', () => ({ avisar }));

const NOVA_LINHA = '40000000-0000-4000-8000-000000000002';
const ANTES = '2126-11-25T12:00:00Z/2126-11-25T12:30:00Z';
const PARA: NovoHorario = {
  inicio: '2126-11-26T12:00:00Z',
  fim: '2126-11-26T12:30:00Z',
  medico: ID_DA_MEDICA,
  sala: null,
};
const marcadoEm = (inicio: string, fim: string): Agendamento => ({
  id: '40000000-0000-4000-8000-000000000001',
  paciente_id: '20000000-0000-4000-8000-000000000001',
  medico_id: ID_DA_MEDICA,
  tipo_id: '50000000-0000-4000-8000-000000000001',
  sala_id: null,
  inicio,
  fim,
  status: 'agendado',
  teleconsulta: false,
  encaixe: false,
  chegada_em: null,
  paciente: { nome: 'Joana Lima', nome_social: null },
});
const estrutura = {} as Estrutura;

beforeEach(() => remarcar.mockResolvedValue(NOVA_LINHA));
afterEach(() => {
  for (const aviso of Object.values(avisar)) aviso.mockReset();
  alguemEspera.mockReset();
});

/** Moves it, and yields once the move is told. */
async function mover(agendamento: Agendamento) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const mudar = vi.fn<(parte: object) => void>();
  const { result } = renderHook(() => useMover({ clinicaId: ID_DA_CLINICA, estrutura, mudar }), {
    wrapper,
  });
  await result.current(agendamento, PARA, 'quinta, 09:00');
  await waitFor(() => expect(avisar.desfazivel).toHaveBeenCalledOnce());
  return { mudar };
}

it('tells who waits for the time that a move left, beside the appointment that was moved', async () => {
  alguemEspera.mockResolvedValue(true);
  const [inicio = '', fim = ''] = ANTES.split('/');
  const { mudar } = await mover(marcadoEm(inicio, fim));
  await waitFor(() => expect(avisar.comAcao).toHaveBeenCalledOnce());
  avisar.comAcao.mock.calls[0]?.[2]();
  expect(mudar).toHaveBeenCalledWith({
    agendamento: NOVA_LINHA,
    vaga: `${ANTES}/${ID_DA_MEDICA}/`,
  });
});

it('says nothing of it when nobody waits', async () => {
  alguemEspera.mockResolvedValue(false);
  const [inicio = '', fim = ''] = ANTES.split('/');
  await mover(marcadoEm(inicio, fim));
  await waitFor(() => expect(alguemEspera).toHaveBeenCalledOnce());
  await alguemEspera.mock.results[0]?.value;
  expect(avisar.comAcao).not.toHaveBeenCalled();
});

it('asks nothing of a time that is past', async () => {
  await mover(marcadoEm('2020-11-25T12:00:00Z', '2020-11-25T12:30:00Z'));
  expect(alguemEspera).not.toHaveBeenCalled();
});
