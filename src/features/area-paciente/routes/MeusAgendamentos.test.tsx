import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CAMADAS, PATHS } from '@/config/paths.ts';
import { ID_DA_CLINICA, ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import type { Agendamento } from '../api/linhas.ts';
import { MeusAgendamentos } from './MeusAgendamentos.tsx';

type Argumentos = Record<string, unknown>;
const { responder } = vi.hoisted(() => ({
  responder: vi.fn<(nome: string, argumentos: Argumentos) => unknown[]>(),
}));
/** What the screen asks for, by name; a table is asked for what nobody has. */
vi.mock('@/lib/supabase/consulta.ts', () => {
  const nada: object = new Proxy(
    {},
    { get: (_, parte) => (parte === 'then' ? undefined : () => nada) },
  );
  const db = {
    rpc: (nome: string, argumentos: Argumentos = {}) => ({
      abortSignal: () => responder(nome, argumentos),
    }),
    from: () => nada,
  };
  return {
    consultar: async (pergunta: (banco: typeof db) => unknown) => {
      const resposta = await pergunta(db);
      return Array.isArray(resposta) ? resposta : [];
    },
  };
});

const PACIENTE = '20000000-0000-4000-8000-000000000001';
const id = (n: number) => `40000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const agendamento = (n: number, status: Agendamento['status']): Agendamento => ({
  id: id(n),
  paciente_id: PACIENTE,
  paciente_nome: 'Joana Lima',
  clinica_id: ID_DA_CLINICA,
  clinica_nome: 'Clínica Serena',
  clinica_telefone: null,
  fuso: 'America/Sao_Paulo',
  medico_id: ID_DA_MEDICA,
  medico_nome: 'Dra. Helena Prado',
  especialidade: null,
  tipo_id: id(900),
  tipo_nome: 'Consulta',
  sala_nome: null,
  inicio: '2126-11-23T12:00:00Z',
  fim: '2126-11-23T12:30:00Z',
  status,
  teleconsulta: false,
  link: null,
  orientacoes: null,
  reserva_expira_em: null,
  quem_confirma: null,
  cancelar_ate: '2126-11-22T12:00:00Z',
  remarcar_ate: '2126-11-22T12:00:00Z',
});
const VINCULO = {
  conta_id: id(901),
  paciente_id: PACIENTE,
  paciente_nome: 'Joana Lima',
  clinica_id: ID_DA_CLINICA,
  clinica_nome: 'Clínica Serena',
  clinica_telefone: null,
  fuso: 'America/Sao_Paulo',
  aceita_pedido: false,
  vinculado_em: '2026-11-01T12:00:00Z',
  a_confirmar: false,
};
/** A whole page of cancelled ones, and the last one on the next page. */
const ANTERIORES = Array.from({ length: 21 }, (_, n) => agendamento(n + 10, 'cancelado'));

beforeEach(() => {
  responder.mockImplementation((nome, { p_passados, p_antes_id }) => {
    if (nome === 'meus_vinculos') return [VINCULO];
    if (nome !== 'meus_agendamentos') return [];
    if (!p_passados) return [agendamento(1, 'confirmado'), agendamento(2, 'confirmado')];
    return p_antes_id ? ANTERIORES.slice(20) : ANTERIORES.slice(0, 20);
  });
});

async function abrir(busca: string) {
  const trazer = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { screen } = mostrar(
    <SoDentro>
      <MeusAgendamentos />
    </SoDentro>,
    {
      sessao: sessaoDe(perfilDe({ tipo: 'paciente' })),
      endereco: `${PATHS.agenda}${busca}`,
      camada: CAMADAS.agenda,
    },
  );
  await screen.findByRole('tab', { name: 'Próximos' });
  const aba = (nome: string) => screen.getByRole('tab', { name: nome, selected: true });
  return { screen, aba, trazer };
}

it('shows those to come, and moves nothing, when none is looked for', async () => {
  const { aba, trazer, screen } = await abrir('');
  await screen.findByRole('heading', { name: 'Marcados' });
  expect(aba('Próximos')).toBeTruthy();
  expect(trazer).not.toHaveBeenCalled();
});

it('brings the one that is looked for into sight', async () => {
  const { aba, trazer } = await abrir(`?agendamento=${id(2)}`);
  await waitFor(() => expect(trazer).toHaveBeenCalledOnce());
  expect(aba('Próximos')).toBeTruthy();
  expect(document.activeElement?.matches('li[data-procurado]')).toBe(true);
});

it.each([
  ['on the first page', 11],
  ['further back', 30],
])('lands on the past ones when the one looked for was cancelled: %s', async (_onde, n) => {
  const { aba, trazer } = await abrir(`?agendamento=${id(n)}`);
  await waitFor(() => expect(trazer).toHaveBeenCalledOnce());
  expect(aba('Anteriores')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Cancelado');
});

it('stays on those to come when the one looked for is nowhere, as one that was moved', async () => {
  const { aba, screen } = await abrir(`?agendamento=${id(999)}`);
  await waitFor(() =>
    expect(responder).toHaveBeenCalledWith(
      'meus_agendamentos',
      expect.objectContaining({ p_antes_id: id(29) }),
    ),
  );
  await screen.findByRole('heading', { name: 'Marcados' });
  expect(aba('Próximos')).toBeTruthy();
});
