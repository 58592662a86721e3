import type { Atendimento } from '@domain/contracts/atendimento.ts';
import { CORES } from '@domain/plantao/triagem.ts';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { desenhados, Observado } from '../../../../tests/unit/support/desenhos.tsx';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { AtendimentoAtivo } from '../routes/AtendimentoAtivo.tsx';
import { copiaDoPlantao, SEM_PLANTAO } from './copia.ts';
import { OPERACAO } from './fila.ts';
import { esquecerLeituras } from './servidor.ts';

const { api } = vi.hoisted(() => ({ api: { get: vi.fn(), post: vi.fn(), put: vi.fn() } }));
vi.mock('@/lib/api/api.ts', () => ({ api }));

const SESSAO = {
  id: '00000000-0000-4000-8000-000000000001',
  local_id: null,
  local_nome: 'UPA',
  inicio: new Date(Date.now() - 3_600_000).toISOString(),
  data_fim: null,
  status: 'ativa',
  motivo: null,
} as const;
const ABERTOS = ['em_atendimento', 'em_observacao', 'aguardando_exames'] as const;

const paciente = (n: number): Atendimento => ({
  id: `00000000-0000-4000-8000-${String(100 + n).padStart(12, '0')}`,
  sessao_id: SESSAO.id,
  paciente_id: null,
  descricao: `Paciente ${n}`,
  sexo: null,
  idade_anos: 40,
  cor: CORES[n % CORES.length] ?? null,
  classificado_em: SESSAO.inicio,
  chegada_em: SESSAO.inicio,
  estado: ABERTOS[n % ABERTOS.length] ?? 'aguardando',
  sinais: {},
  clinico: { queixa: 'Dor torácica' },
  desfecho: null,
  desfecho_dados: null,
  revisao: 1,
});

beforeEach(async () => {
  const pendencias = pendenciasDe(ID_DA_MEDICA);
  for (const { id } of pendencias.ler(OPERACAO)) pendencias.desistir(id);
  const atendimentos = Array.from({ length: 30 }, (_, n) => paciente(n));
  copiaDoPlantao.mudar(ID_DA_MEDICA, () => ({ ...SEM_PLANTAO, sessao: SESSAO, atendimentos }));
  await copiaDoPlantao.assentar(ID_DA_MEDICA);
  for (const chamada of Object.values(api)) chamada.mockReset().mockRejectedValue(new ErroDeRede());
});

const abrir = () =>
  mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <Observado>
          <AtendimentoAtivo />
        </Observado>
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  ).screen;

/** The screen's own among what was drawn: what Mantine makes a row of is not counted one by one. */
const nossos = (nomes: readonly string[]) =>
  nomes.filter((nome) => !nome.startsWith('@mantine/')).sort();

it('draws of thirty patients only the one that is moved, and the two columns that it leaves and enters', async () => {
  const screen = abrir();
  const mover = await screen.findByRole('combobox', { name: 'Mover Paciente 3' });
  await screen.findByText(/^Mostrando o que está neste aparelho/);
  expect(nossos(desenhados()).filter((nome) => nome === 'PacienteDoQuadro')).not.toHaveLength(1);
  mover.focus();
  fireEvent.change(mover, { target: { value: 'reavaliacao_pendente' } });
  const regiao = screen.getByRole('region', { name: 'Reavaliação pendente (1)' });
  // Who moved by keyboard goes on from where the patient is now.
  expect(document.activeElement).toBe(within(regiao).getByRole('combobox'));
  expect(nossos(desenhados())).toEqual([
    'AtendimentoAtivo',
    'Bloco',
    'Bloco',
    'Coluna',
    'Coluna',
    'Conteudo',
    'Cor',
    'Mover',
    'PacienteDoQuadro',
    'Pagina',
    'Quadro',
    'Recusadas',
    'Tempo',
  ]);
});

it('draws who was moved once more, when the server has it, and nobody else', async () => {
  api.put.mockImplementation((caminho: string, { corpo }: { corpo: { conteudo: object } }) =>
    Promise.resolve({
      atendimento: {
        ...corpo.conteudo,
        id: caminho.split('/').at(-1),
        sessao_id: SESSAO.id,
        revisao: 2,
      },
    }),
  );
  const screen = abrir();
  const mover = await screen.findByRole('combobox', { name: 'Mover Paciente 3' });
  fireEvent.change(mover, { target: { value: 'reavaliacao_pendente' } });
  expect(screen.getByText('Neste aparelho, esperando envio')).toBeTruthy();
  desenhados();
  await waitFor(() => expect(screen.queryByText('Neste aparelho, esperando envio')).toBeNull());
  const nomes = nossos(desenhados());
  expect(nomes.filter((nome) => /^(Coluna|PacienteDoQuadro)$/.test(nome))).toEqual([
    'Coluna',
    'PacienteDoQuadro',
  ]);
});

it('draws nothing but the clock of the shift as a second passes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const screen = abrir();
    await screen.findByRole('combobox', { name: 'Mover Paciente 3' });
    await screen.findByText(/^Mostrando o que está neste aparelho/);
    desenhados();
    act(() => vi.advanceTimersByTime(1000));
    expect(nossos(desenhados())).toEqual(['EmCurso']);
  } finally {
    vi.useRealTimers();
  }
});

it('asks for the re-evaluations of thirty patients in one call', async () => {
  const atendimentos = Array.from({ length: 30 }, (_, n) => paciente(n));
  const prevista_em = new Date(Date.now() - 60_000).toISOString();
  const NADA = { feita_em: null, resposta: null, sinais: {}, conduta: null, proxima_em: null };
  const vencida = {
    ...NADA,
    id: SESSAO.id,
    atendimento_id: paciente(3).id,
    prevista_em,
    revisao: 1,
  };
  const respostas: Record<string, object> = {
    '/atendimento/sessao/ativa': { sessao: SESSAO },
    [`/atendimento/sessao/${SESSAO.id}`]: { atendimentos },
    [`/atendimento/sessao/${SESSAO.id}/reavaliacoes`]: { reavaliacoes: [vencida] },
    [`/atendimento/passagens/${SESSAO.id}`]: { passagens: [] },
  };
  api.get.mockImplementation((caminho: string) => Promise.resolve(respostas[caminho]));
  esquecerLeituras(ID_DA_MEDICA);
  const screen = abrir();
  await screen.findByText('reavaliação vencida');
  expect(api.get.mock.calls.map(([caminho]) => caminho)).toEqual(Object.keys(respostas));
});
