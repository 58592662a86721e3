import type { ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ErroDeRede } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { enfileirar, OPERACAO, useEnvioDoPlantao } from './fila.ts';

const { api } = vi.hoisted(() => ({ api: { get: vi.fn(), post: vi.fn(), put: vi.fn() } }));
vi.mock('@/lib/api/api.ts', () => ({ api }));

const SESSAO = '40000000-0000-4000-8000-000000000001';
const ID = '40000000-0000-4000-8000-000000000002';
const conteudo = (queixa: string): ConteudoDoAtendimento => ({
  paciente_id: null,
  descricao: 'Ana',
  sexo: null,
  idade_anos: null,
  cor: null,
  classificado_em: null,
  chegada_em: '2026-11-20T20:00:00Z',
  estado: 'aguardando',
  sinais: {},
  clinico: { queixa },
  desfecho: null,
  desfecho_dados: null,
});

/** Keeps one attendance by the rules of `salvar_atendimento`. */
let guardado: { conteudo: ConteudoDoAtendimento; revisao: number } | null;
/** How many answers are lost on their way back. */
let respostasPerdidas: number;

function gravar(novo: ConteudoDoAtendimento, sobre: number) {
  if (JSON.stringify(novo) !== JSON.stringify(guardado?.conteudo)) {
    if (sobre !== (guardado?.revisao ?? 0)) {
      throw new ApiError('Mudou em outro aparelho.', {
        status: 409,
        codigo: 'ALTERADO_POR_OUTRA_PESSOA',
      });
    }
    guardado = { conteudo: novo, revisao: sobre + 1 };
  }
  if (respostasPerdidas > 0) {
    respostasPerdidas -= 1;
    throw new ErroDeRede();
  }
  return { atendimento: { ...novo, id: ID, sessao_id: SESSAO, revisao: guardado?.revisao ?? 0 } };
}

/** Somebody whom no other test knows. */
let ana: string;
const escrever = (queixa: string, revisao = 0) =>
  enfileirar(ana, {
    tipo: 'atendimento',
    id: ID,
    sessao_id: SESSAO,
    revisao,
    conteudo: conteudo(queixa),
  });
const itens = () => pendenciasDe(ana).ler(OPERACAO);

beforeEach(() => {
  ana = crypto.randomUUID();
  guardado = null;
  respostasPerdidas = 0;
  api.post.mockReset().mockImplementation(async (_, { corpo }) => gravar(corpo.conteudo, 0));
  api.put
    .mockReset()
    .mockImplementation(async (_, { corpo }) => gravar(corpo.conteudo, corpo.revisao));
});

it('a write whose answer was lost is no conflict with what is written after it', async () => {
  respostasPerdidas = 1;
  renderHook(() => useEnvioDoPlantao(ana));
  escrever('Dor');
  await waitFor(() => expect(itens()[0]?.falha?.codigo).toBe('rede'));
  escrever('Dor torácica');
  await waitFor(() => expect(itens()).toEqual([]));
  expect(guardado).toEqual({ conteudo: conteudo('Dor torácica'), revisao: 2 });
});

it('what another device wrote is not overwritten, and what was written here stays', async () => {
  guardado = { conteudo: conteudo('De outro aparelho'), revisao: 3 };
  renderHook(() => useEnvioDoPlantao(ana));
  escrever('Daqui', 1);
  await waitFor(() => expect(itens()[0]?.situacao).toBe('recusada'));
  expect(itens()[0]?.falha?.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA');
  expect(itens()[0]?.dados).toMatchObject({ conteudo: { clinico: { queixa: 'Daqui' } } });
  expect(guardado.conteudo).toEqual(conteudo('De outro aparelho'));
});
