import { describe, expect, it } from 'vitest';
import type { Dia, LinhaDaAgenda } from './api/dia.ts';
import { figurasDoDia } from './resumo.ts';

const AGORA = Date.parse('2026-11-23T13:00:00Z');
const VAZIO: Dia = {
  agora: '2026-11-23T13:00:00Z',
  hoje: '2026-11-23',
  fuso: 'America/Sao_Paulo',
  agenda: { por_status: {}, esperando: 0, linhas: [] },
  livres: null,
  na_lista_de_espera: 0,
  tarefas: { atrasadas: 0, hoje: 0, linhas: [] },
  rascunhos: [],
  retornos: { atrasados: 0, hoje: 0 },
  conversas: { nao_lidas: 0, atrasadas: 0 },
};

const linha = (chegada_em: string | null): LinhaDaAgenda => ({
  id: crypto.randomUUID(),
  paciente_id: crypto.randomUUID(),
  paciente: 'Ana',
  medico_id: crypto.randomUUID(),
  medico: null,
  tipo: 'Consulta',
  sala: null,
  inicio: '2026-11-23T13:30:00Z',
  fim: '2026-11-23T14:00:00Z',
  status: 'confirmado',
  encaixe: false,
  teleconsulta: false,
  chegada_em,
});

const figura = (dia: Partial<Dia>, chave: string, eMedico = false) =>
  figurasDoDia({ ...VAZIO, ...dia }, eMedico, AGORA).find((f) => f.chave === chave);

describe('the figures of a day', () => {
  it('are for a doctor the drafts, for the desk the waiting list', () => {
    const chaves = (eMedico: boolean) =>
      figurasDoDia(VAZIO, eMedico, AGORA).map(({ chave }) => chave);
    expect(chaves(true)).toContain('rascunhos');
    expect(chaves(true)).not.toContain('lista-de-espera');
    expect(chaves(false)).toContain('lista-de-espera');
    expect(chaves(false)).not.toContain('rascunhos');
  });

  it('say how long the longest has waited', () => {
    const agenda = {
      por_status: { confirmado: 3 },
      esperando: 2,
      linhas: [linha('2026-11-23T12:15:00Z'), linha('2026-11-23T12:50:00Z'), linha(null)],
    };
    expect(figura({ agenda }, 'esperando')).toMatchObject({
      quantos: '2',
      detalhe: 'até 45 min',
      urgente: true,
    });
    expect(figura({}, 'esperando')).toMatchObject({ quantos: '0', urgente: false });
  });

  it('count as booked what the agenda shows under the filter of the link', () => {
    const por_status = { agendado: 1, confirmado: 2, realizado: 4, faltou: 8, cancelado: 16 };
    const agenda = { por_status, esperando: 0, linhas: [] };
    const booked = figura({ agenda }, 'agenda');
    expect(booked).toMatchObject({ quantos: '15', detalhe: '4 realizados' });
    expect(booked?.destino.search?.status).not.toContain('cancelado');
  });

  it('stop counting where the database does', () => {
    const conversas = { nao_lidas: 100, atrasadas: 1 };
    expect(figura({ conversas }, 'conversas')).toMatchObject({
      quantos: '100+',
      detalhe: '1 fora do prazo',
      urgente: true,
    });
    const retornos = { atrasados: 100, hoje: 3 };
    expect(figura({ retornos }, 'retornos')).toMatchObject({
      quantos: '100+',
      detalhe: '100+ atrasados',
    });
    const tarefas = { atrasadas: 1, hoje: 2, linhas: [] };
    expect(figura({ tarefas }, 'tarefas')).toMatchObject({ quantos: '3', detalhe: '1 atrasada' });
  });

  it('lead a doctor to the own tasks, the desk to all', () => {
    expect(figura({}, 'tarefas', true)?.destino.search).toEqual({
      aba: 'tarefas',
      quais: 'minhas',
    });
    expect(figura({}, 'tarefas')?.destino.search).toEqual({ aba: 'tarefas' });
  });
});
