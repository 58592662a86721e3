// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { prontuarioInteiroOptions } from './impressao.ts';

const CLINICA = '10000000-0000-4000-8000-000000000001';
const PACIENTE = '20000000-0000-4000-8000-000000000001';
const MEDICO = '30000000-0000-4000-8000-000000000001';
const id = (letra: string, n: number) =>
  `${letra}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function entrada(chave: string, n: number, adendoDe: string | null = null) {
  const nulos = [
    'corrige_id',
    'motivo_correcao',
    'substituido_por',
    'autor_crm',
    'autor_crm_uf',
    'autor_especialidade',
    'pressao_sistolica',
    'pressao_diastolica',
    'frequencia_cardiaca',
    'frequencia_respiratoria',
    'temperatura',
    'saturacao',
    'glicemia',
    'peso_kg',
    'altura_cm',
    'dor',
    'consentimento_da_teleconsulta',
    'inativado_em',
    'motivo_inativacao',
  ];
  const em = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return {
    ...Object.fromEntries(nulos.map((campo) => [campo, null])),
    ...Object.fromEntries(
      ['subjetivo', 'objetivo', 'avaliacao', 'plano'].map((campo) => [campo, '']),
    ),
    id: chave,
    clinica_id: CLINICA,
    paciente_id: PACIENTE,
    entrada_id: chave,
    versao: 1,
    adendo_de: adendoDe,
    status: 'finalizado',
    revisao: 1,
    ocorrido_em: em,
    autor_id: MEDICO,
    autor_nome: 'Marta Reis',
    diagnosticos: [],
    secoes_livres: [],
    teleconsulta: false,
    criado_em: em,
    atualizado_em: em,
    finalizado_em: em,
  };
}

function anexo(n: number, prontuarioId: string) {
  return {
    id: id('a', n),
    nome: `laudo-${n}.pdf`,
    tipo: 'application/pdf',
    bytes: 1000,
    objeto: 'f'.repeat(40),
    estado: 'conferido',
    sha256: 'e'.repeat(64),
    motivo_recusa: null,
    criado_por: MEDICO,
    criado_em: '2026-01-01T00:00:00Z',
    inativado_em: null,
    motivo_inativacao: null,
    prontuario_id: prontuarioId,
  };
}

/** What the database holds, and what was asked of it. */
const banco = vi.hoisted(() => ({
  entradas: [] as { id: string; ocorrido_em: string }[],
  prontuarios: [] as unknown[],
  anexos: [] as unknown[],
  chamadas: [] as string[],
}));

vi.mock('@/lib/supabase/client.ts', () => {
  function resposta(data: unknown) {
    const pedido = Promise.resolve({ data, error: null, status: 200 });
    return Object.assign(pedido, { retry: () => pedido });
  }
  return {
    supabase: async () => ({
      banco: {
        rpc: (nome: string, pedido: { p_antes_id?: string; p_limite: number }) => {
          banco.chamadas.push(nome);
          const de = banco.entradas.findIndex((e) => e.id === pedido.p_antes_id) + 1;
          const linhas = banco.entradas.slice(de, de + Math.min(pedido.p_limite, 501));
          return { select: () => ({ abortSignal: () => resposta(linhas) }) };
        },
        from: (tabela: 'prontuarios' | 'anexos') => {
          const consulta: Record<string, unknown> = {
            range: (de: number, ate: number) => {
              banco.chamadas.push(tabela);
              return resposta(banco[tabela].slice(de, ate + 1));
            },
          };
          for (const parte of ['select', 'eq', 'is', 'not', 'order', 'abortSignal']) {
            consulta[parte] = () => consulta;
          }
          return consulta;
        },
      },
    }),
  };
});

beforeEach(() => {
  banco.chamadas.length = 0;
});

const ler = () =>
  new QueryClient().fetchQuery(
    prontuarioInteiroOptions(CLINICA, PACIENTE, { fuso: 'America/Sao_Paulo' }, MEDICO),
  );

it('reads a long record in few calls: entries oldest first, each with its addenda and files', async () => {
  banco.entradas = Array.from({ length: 1_201 }, (_, n) => entrada(id('e', n), -n));
  banco.prontuarios = [
    entrada(id('b', 1), 1, id('e', 7)),
    entrada(id('b', 2), 2, id('e', 7)),
    entrada(id('b', 3), 3, id('e', 1_200)),
  ];
  banco.anexos = Array.from({ length: 1_000 }, (_, n) => anexo(n, id('e', n % 2))).concat(
    anexo(1_000, id('b', 1)),
  );

  const { entradas, anexos } = await ler();

  expect(entradas.map((e) => e.id)).toEqual(banco.entradas.map((e) => e.id).reverse());
  expect(entradas[0]?.adendos.map((a) => a.id)).toEqual([id('b', 3)]);
  expect(entradas.find((e) => e.id === id('e', 7))?.adendos.map((a) => a.id)).toEqual([
    id('b', 1),
    id('b', 2),
  ]);
  expect(entradas.filter(({ adendos }) => adendos.length > 0)).toHaveLength(2);
  expect(anexos.get(id('e', 0))).toHaveLength(500);
  expect(anexos.get(id('b', 1))?.map(({ nome }) => nome)).toEqual(['laudo-1000.pdf']);
  expect(anexos.has(id('e', 7))).toBe(false);
  expect(banco.chamadas.sort()).toEqual([
    ...Array(2).fill('anexos'),
    ...Array(3).fill('linha_do_tempo'),
    'prontuarios',
  ]);
});

it('of nothing is nothing', async () => {
  banco.entradas = [];
  banco.prontuarios = [];
  banco.anexos = [];
  expect(await ler()).toEqual({ entradas: [], anexos: new Map() });
  expect(banco.chamadas.sort()).toEqual(['anexos', 'linha_do_tempo', 'prontuarios']);
});
