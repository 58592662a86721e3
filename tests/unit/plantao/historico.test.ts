import { describe, expect, it } from 'vitest';
import type { Atendido, SessaoPassada } from '@/features/area-plantonista/api/historico.ts';
import { filtrar, minutosDe, numerosDe } from '@/features/area-plantonista/historico/numeros.ts';

const atendido = (muda: Partial<Atendido>): Atendido => ({
  id: crypto.randomUUID(),
  descricao: 'Homem, 58',
  sexo: 'masculino',
  idade_anos: 58,
  cor: 'laranja',
  chegada_em: '2026-11-20T22:30:00Z',
  clinico: {},
  desfecho: 'alta',
  desfecho_dados: { em: '2026-11-21T02:00:00Z', orientacoes: 'Retorno' },
  ...muda,
});
const sessao = (local_nome: string, atendimentos: Atendido[]): SessaoPassada => ({
  id: crypto.randomUUID(),
  local_id: null,
  local_nome,
  inicio: '2026-11-20T22:05:00Z',
  data_fim: '2026-11-21T10:15:00Z',
  status: 'finalizada',
  atendimentos,
});
const ASMA = atendido({
  descricao: 'Criança, 6',
  cor: 'amarelo',
  clinico: { queixa: 'Falta de ar', hipoteses: 'Crise de asma' },
});
const DOR = atendido({ clinico: { queixa: 'Dor torácica' }, desfecho: 'internacao' });
const SESSOES = [sessao('UPA Norte', [ASMA, DOR]), sessao('Santa Casa', [])];
const achados = (q: string, local = '') =>
  filtrar(SESSOES, { q, local }).map(({ local_nome, atendimentos }) => [
    local_nome,
    atendimentos.length,
  ]);

describe('the search of past shifts', () => {
  it.each([
    [
      '',
      '',
      [
        ['UPA Norte', 2],
        ['Santa Casa', 0],
      ],
    ],
    ['toracica', '', [['UPA Norte', 1]]],
    ['asma crianca', '', [['UPA Norte', 1]]],
    ['asma torácica', '', []],
    ['internação', '', [['UPA Norte', 1]]],
    ['santa', '', [['Santa Casa', 0]]],
    ['', 'Santa Casa', [['Santa Casa', 0]]],
  ])('of «%s» at «%s»', (q, local, esperado) => expect(achados(q, local)).toEqual(esperado));
});

it('counts shifts, hours, outcomes and colours, without what nobody had', () => {
  expect(numerosDe(SESSOES)).toEqual({
    plantoes: 2,
    minutos: 1460,
    atendimentos: 2,
    desfechos: [
      { rotulo: 'Alta', quantos: 1 },
      { rotulo: 'Internação', quantos: 1 },
    ],
    cores: [
      { rotulo: 'Laranja', quantos: 1 },
      { rotulo: 'Amarelo', quantos: 1 },
    ],
  });
  expect(SESSOES.map(minutosDe)).toEqual([730, 730]);
});
