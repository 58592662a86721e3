import { readFileSync } from 'node:fs';
import type { Atendimento, Reavaliacao } from '@domain/contracts/atendimento.ts';
import { alertaDe, tendenciaDe } from '@domain/plantao/alerta.ts';
import { DESFECHOS, faltaNoDesfecho, PEDIDOS_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import {
  duracaoDoPlantao,
  ESTADOS,
  podeIr,
  recusaDoFim,
  transicoes,
} from '@domain/plantao/estados.ts';
import { passagemDe } from '@domain/plantao/passagem.ts';
import { CORES, espera, minutosAlvo, porUrgencia, vencida } from '@domain/plantao/triagem.ts';
import { SINAIS_VITAIS } from '@domain/sinais-vitais.ts';
import { describe, expect, it } from 'vitest';

const CHEGADA = '2026-11-20T20:00:00Z';
const depois = (minutos: number) => Date.parse(CHEGADA) + minutos * 60_000;

describe('triage', () => {
  it('has the targets of the scale', () => {
    expect(CORES.map(minutosAlvo)).toEqual([0, 10, 60, 120, 240]);
  });

  it.each([
    ['laranja', 10, false],
    ['laranja', 11, true],
    ['vermelho', 0, false],
    ['vermelho', 1, true],
    ['azul', 240, false],
    ['azul', 241, true],
  ] as const)('of %s, %i minutes after, is past its target: %s', (cor, minutos, passou) => {
    const quem = { chegada_em: CHEGADA, cor, classificado_em: CHEGADA };
    expect(espera(quem, depois(minutos))).toEqual({ minutos, passou });
  });

  it('says nothing of a target without a colour, and counts no time backwards', () => {
    const quem = { chegada_em: CHEGADA, cor: null, classificado_em: null };
    expect(espera(quem, depois(500))).toEqual({ minutos: 500, passou: null });
    expect(espera(quem, depois(-5)).minutos).toBe(0);
  });

  it('puts the most urgent first, then who waits longest, the unclassified last', () => {
    const um = { chegada_em: CHEGADA, cor: 'verde', classificado_em: CHEGADA } as const;
    const antes = { ...um, chegada_em: '2026-11-20T19:00:00Z' };
    const grave = { ...um, cor: 'vermelho' } as const;
    const sem = { ...antes, cor: null, classificado_em: null };
    expect([sem, um, antes, grave].sort(porUrgencia)).toEqual([grave, antes, um, sem]);
  });

  it('has a re-evaluation due at its minute, and no more once done', () => {
    const uma = { prevista_em: CHEGADA, feita_em: null };
    expect([depois(0) - 1, depois(0)].map((agora) => vencida(uma, agora))).toEqual([false, true]);
    expect(vencida({ ...uma, feita_em: CHEGADA }, depois(60))).toBe(false);
  });
});

describe('states', () => {
  it('lead out by an outcome alone and back in to be attended', () => {
    expect(transicoes('finalizado')).toEqual(['em_atendimento']);
    for (const de of ESTADOS) {
      expect(podeIr(de, de)).toBe(false);
      expect(podeIr(de, 'aguardando')).toBe(false);
    }
  });

  it.each([
    [11.9, 'comum'],
    [12, 'longo'],
    [24, 'alerta'],
    [30, 'alerta'],
    [36, 'alerta'],
    [36.1, 'acima_do_maximo'],
  ])('of a shift of %d hours it is said: %s', (horas, dito) => {
    expect(duracaoDoPlantao(CHEGADA, depois(horas * 60))).toBe(dito);
  });

  it('end a shift after its beginning, within 36 hours, with a reason while patients are in care', () => {
    const fim = (minutos: number, abertos = 0, motivo: string | null = null) =>
      recusaDoFim(CHEGADA, new Date(depois(minutos)).toISOString(), abertos, motivo);
    expect(fim(0)).toContain('depois do início');
    expect(fim(36 * 60 + 1)).toContain('36 horas');
    expect(fim(30 * 60)).toBeNull();
    expect(fim(720, 2)).toContain('Passe o plantão');
    expect([fim(720), fim(720, 2, 'Passado ao Dr. Caio')]).toEqual([null, null]);
  });
});

/** A function as the migrations write it. */
const emSql = (nome: string) => {
  const sql = readFileSync('supabase/migrations/20261121092505_plantao_atendimentos.sql', 'utf8');
  const [, corpo = ''] = sql.split(`create function private.${nome}(`);
  return corpo.slice(0, corpo.indexOf('comment on function'));
};

describe('the twins in SQL', () => {
  it('have the limits of the vital signs', () => {
    const ditos = emSql('sinal_impossivel').matchAll(/\('(\w+)', '([^']+)', ([\d.]+), ([\d.]+)\)/g);
    const limites = [...ditos].map(([, nome, rotulo, minimo, maximo]) => [
      nome,
      [rotulo, Number(minimo), Number(maximo)],
    ]);
    const daqui = Object.entries(SINAIS_VITAIS).map(([nome, { rotulo, minimo, maximo }]) => [
      nome,
      [rotulo, minimo, maximo],
    ]);
    expect(Object.fromEntries(limites)).toEqual(Object.fromEntries(daqui));
  });

  it('ask of each outcome what is asked here', () => {
    const ditos = emSql('desfecho_completo').matchAll(/when '(\w+)' then array\[([^\]]+)\]/g);
    const pedidos = [...ditos].map(([, desfecho, lista = '']) => [
      desfecho,
      [...lista.matchAll(/'(\w+)'/g)].map(([, pedido]) => pedido),
    ]);
    expect(Object.fromEntries(pedidos)).toEqual(PEDIDOS_DO_DESFECHO);
  });
});

it('an outcome names what it lacks', () => {
  expect(DESFECHOS.map((um) => [um, faltaNoDesfecho(um, { destino: ' ' })])).toEqual([
    ['alta', ['orientacoes']],
    ['alta_a_pedido', ['orientacoes', 'termo']],
    ['internacao', ['destino']],
    ['observacao', ['destino']],
    ['transferencia', ['destino', 'regulacao']],
    ['evasao', ['circunstancia']],
    ['obito', ['declaracao']],
  ]);
});

const GRAVES = {
  frequencia_respiratoria: 26,
  saturacao: 90,
  oxigenio: true,
  pressao_sistolica: 88,
  frequencia_cardiaca: 135,
  consciencia: 'C',
  temperatura: 39.5,
} as const;

describe('NEWS2 of a shift', () => {
  it('is the engine’s, and named when it is high', () => {
    const alerta = alertaDe(GRAVES, 60);
    // 3 + 3 + 2 + 3 + 3 + 3 + 2, by the chart of the RCP.
    expect(alerta).toMatchObject({ tipo: 'calculado', pontos: 19 });
    expect(alerta.tipo === 'calculado' && alerta.frase).toContain('Risco alto');
  });

  it('names what was not measured, and is not for children or for who knows what age', () => {
    const { oxigenio: _, ...sem } = GRAVES;
    expect(alertaDe(sem, 60)).toEqual({ tipo: 'falta', sinais: ['uso de oxigênio'] });
    expect(alertaDe(GRAVES, 15).tipo).toBe('nao_se_aplica');
    expect(alertaDe(GRAVES, null).tipo).toBe('nao_se_aplica');
  });
});

it('NEWS2 through a shift has a point for each time at which all was measured', () => {
  const quando = (minutos: number) => new Date(depois(minutos)).toISOString();
  const melhor = {
    ...GRAVES,
    frequencia_respiratoria: 18,
    saturacao: 96,
    oxigenio: false,
  } as const;
  const { oxigenio: _, ...incompletos } = GRAVES;
  const base = {
    prevista_em: CHEGADA,
    conduta: null,
    proxima_em: null,
    resposta: 'Igual',
    revisao: 1,
  };
  const reavaliacao = (id: string, minutos: number | null, sinais: Reavaliacao['sinais']) => ({
    ...base,
    id,
    atendimento_id: id,
    feita_em: minutos === null ? null : quando(minutos),
    sinais,
  });
  const pontos = tendenciaDe(
    {
      idade_anos: 60,
      sinais: { ...melhor, medidos_em: quando(30) },
      clinico: { sinais_anteriores: [{ ...GRAVES, medidos_em: quando(0) }, GRAVES] },
    },
    [
      reavaliacao('a', 60, melhor),
      reavaliacao('b', 90, incompletos),
      reavaliacao('c', null, melhor),
    ],
  );
  expect(pontos).toEqual([
    { em: quando(0), pontos: 19 },
    { em: quando(30), pontos: 11 },
    { em: quando(60), pontos: 11 },
  ]);
});

it('a handover says what was written, and what was not', () => {
  const atendimento: Atendimento = {
    id: '00000000-0000-4000-8000-000000000001',
    sessao_id: '00000000-0000-4000-8000-000000000002',
    paciente_id: null,
    descricao: 'Homem, cerca de 40',
    sexo: 'masculino',
    idade_anos: 40,
    cor: 'laranja',
    classificado_em: CHEGADA,
    chegada_em: CHEGADA,
    estado: 'aguardando_exames',
    sinais: {},
    clinico: {
      queixa: 'Dor torácica',
      exames: [{ nome: 'Troponina', pedido_em: CHEGADA, chegou_em: null }],
    },
    desfecho: null,
    desfecho_dados: null,
    revisao: 1,
  };
  const proxima: Reavaliacao = {
    id: '00000000-0000-4000-8000-000000000003',
    atendimento_id: atendimento.id,
    prevista_em: '2026-11-20T21:00:00Z',
    feita_em: null,
    resposta: null,
    sinais: {},
    conduta: null,
    proxima_em: null,
    revisao: 1,
  };
  expect(passagemDe(atendimento, [proxima], (instante) => instante.slice(11, 16))).toEqual({
    gravidade: 'Laranja; aguardando exames',
    resumo:
      'Homem, cerca de 40. Queixa: Dor torácica. Alergias: não informado. Hipóteses: não informado. Conduta: não informado.',
    acoes: 'Ver Troponina, pedido às 20:00. Reavaliar às 21:00.',
    contingencia: '',
  });
});
