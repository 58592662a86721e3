import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { ID_DA_MEDICA, perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { type Copia, SEM_PLANTAO } from './plantao/copia.ts';
import { OPERACAO } from './plantao/fila.ts';
import { turnoDe } from './plantao/turno.ts';
import { AtendimentoAtivo } from './routes/AtendimentoAtivo.tsx';

const { api } = vi.hoisted(() => ({ api: { get: vi.fn(), post: vi.fn(), put: vi.fn() } }));
vi.mock('@/lib/api/api.ts', () => ({ api }));

const abrir = () =>
  mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <AtendimentoAtivo />
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  ).screen;

beforeEach(() => {
  localStorage.clear();
  const pendencias = pendenciasDe(ID_DA_MEDICA);
  for (const { id } of pendencias.ler(OPERACAO)) pendencias.desistir(id);
  for (const chamada of Object.values(api)) chamada.mockReset().mockRejectedValue(new ErroDeRede());
});

it('starts a shift and takes a patient in without a network, and has both after a reload', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: 'Homem, cerca de 40, trauma' } });
  fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  const aguardando = await screen.findByRole('region', { name: 'Aguardando (1)' });
  expect(within(aguardando).getByText('Laranja')).toBeTruthy();
  expect(screen.getByText('Esperando envio: 2')).toBeTruthy();

  cleanup();
  const depois = abrir();
  const paciente = await depois.findByRole('button', { name: /Homem, cerca de 40, trauma/ });
  expect(paciente.textContent).toContain('Neste aparelho, esperando envio');
});

it('asks why a shift ends with a patient in care, and refuses signs that no body has', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Ana/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'SpO₂ (%)' }), { target: { value: '140' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Saturação de O₂');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao quadro' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar plantão' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ainda há pacientes');
  const motivo = screen.getByRole('textbox', { name: /Pacientes ainda em atendimento: 1/ });
  fireEvent.change(motivo, { target: { value: 'Passados ao Dr. Caio' } });
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await screen.findByRole('button', { name: 'Começar agora' });
});

it('sends a change over the revision that this device last had accepted', async () => {
  const aceito = vi.fn((_: string, { corpo }: { corpo: { id?: string; conteudo?: object } }) =>
    Promise.resolve(
      'conteudo' in corpo
        ? { atendimento: { ...corpo.conteudo, id: corpo.id, sessao_id: ID_DA_MEDICA, revisao: 1 } }
        : { sessao: { ...corpo, local_id: null, data_fim: null, status: 'ativa', motivo: null } },
    ),
  );
  api.post.mockImplementation(aceito);
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(aceito).toHaveBeenCalledTimes(2));
  const [, enviado] = aceito.mock.calls;
  expect(enviado?.[0]).toBe('/atendimento');
});

describe('the shift on this device', () => {
  const sessao = {
    id: '00000000-0000-4000-8000-000000000001',
    local_id: null,
    local_nome: 'UPA',
    inicio: '2026-11-20T19:00:00Z',
    data_fim: null,
    status: 'ativa',
    motivo: null,
  } as const;
  const copia: Copia = { ...SEM_PLANTAO, sessao };
  const item = (definitiva: boolean) => ({
    id: 'plantao:finalizar',
    dados: { tipo: 'finalizar', id: sessao.id, data_fim: sessao.inicio, motivo: null } as const,
    criadaEm: 0,
    situacao: definitiva ? ('recusada' as const) : ('esperando' as const),
    falha: definitiva ? { codigo: 'REGRA_VIOLADA', mensagem: 'Não.', definitiva } : null,
    tentativas: 0,
    noAparelho: true,
  });

  it('is over once its end waits to be sent, and goes on when that was refused', () => {
    expect(turnoDe(copia, [item(false)]).sessao).toBeNull();
    const recusado = turnoDe(copia, [item(true)]);
    expect(recusado.sessao).toEqual(sessao);
    expect(recusado.recusadas).toHaveLength(1);
  });
});
