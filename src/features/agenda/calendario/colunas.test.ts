import { describe, expect, it } from 'vitest';
import type { Agendamento, Bloqueio, Disponibilidade } from '../api/linhas.ts';
import {
  atendimentoDa,
  bloqueiosDa,
  chaveDaColuna,
  distribuir,
  emFaixas,
  horasDaVista,
  montarColunas,
  type Posto,
  porDia,
} from './colunas.ts';

const SP = 'America/Sao_Paulo';
const MANAUS = 'America/Manaus';

function agendamento(inicio: string, fim: string, resto: Partial<Agendamento> = {}): Agendamento {
  return {
    id: inicio,
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio,
    fim,
    status: 'agendado',
    teleconsulta: false,
    encaixe: false,
    chegada_em: null,
    paciente: { nome: 'Ana Lima', nome_social: null },
    ...resto,
  };
}

const posto = (de: number, ate: number): Posto => ({
  agendamento: agendamento(`${de}`, `${ate}`),
  de,
  ate,
  faixa: 0,
  faixas: 1,
});

describe('where an appointment falls', () => {
  it('is read by the clock of the clinic', () => {
    const um = { inicio: '2026-11-23T12:00:00Z', fim: '2026-11-23T12:30:00Z' };
    expect(porDia(um, SP)).toEqual([{ dia: '2026-11-23', de: 540, ate: 570 }]);
    expect(porDia(um, MANAUS)).toEqual([{ dia: '2026-11-23', de: 480, ate: 510 }]);
  });

  it('goes on in the next day past midnight, and ends with a day that it fills', () => {
    const noite = { inicio: '2026-11-24T02:00:00Z', fim: '2026-11-24T04:00:00Z' };
    expect(porDia(noite, SP)).toEqual([
      { dia: '2026-11-23', de: 1380, ate: 1440 },
      { dia: '2026-11-24', de: 0, ate: 60 },
    ]);
    const ateMeiaNoite = { inicio: '2026-11-24T02:00:00Z', fim: '2026-11-24T03:00:00Z' };
    expect(porDia(ateMeiaNoite, SP)).toEqual([{ dia: '2026-11-23', de: 1380, ate: 1440 }]);
  });

  it('is the column of its doctor, or of its room', () => {
    const um = agendamento('2026-11-23T12:00:00Z', '2026-11-23T12:30:00Z', { sala_id: 's' });
    expect([...distribuir([um], 'medico', SP).keys()]).toEqual([chaveDaColuna('2026-11-23', 'm')]);
    expect([...distribuir([um], 'sala', SP).keys()]).toEqual([chaveDaColuna('2026-11-23', 's')]);
  });
});

describe('appointments side by side', () => {
  it('share the width only with those they overlap', () => {
    const postos = [posto(480, 540), posto(500, 530), posto(540, 570)];
    emFaixas(postos);
    expect(postos.map(({ faixa, faixas }) => [faixa, faixas])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('take a lane again once it is free', () => {
    const postos = [posto(480, 600), posto(480, 510), posto(510, 540), posto(520, 530)];
    emFaixas(postos);
    expect(postos.map(({ faixa }) => faixa)).toEqual([0, 1, 1, 2]);
    expect(new Set(postos.map(({ faixas }) => faixas))).toEqual(new Set([3]));
  });
});

describe('what a column is painted with', () => {
  const [coluna] = montarColunas(['2026-11-23'], [{ id: 'm', nome: 'Dra. Helena' }]);
  const horas = { id: 'h', sala_id: 's', medico: { id: 'm', nome: '', especialidade: null } };
  const segunda: Disponibilidade = {
    ...horas,
    medico_id: 'm',
    dia_da_semana: 1,
    inicio: '07:30:00',
    fim: '12:00:00',
  };
  const bloqueio: Bloqueio = {
    id: 'b',
    medico_id: null,
    inicio: '2026-11-23T15:00:00Z',
    fim: '2026-11-23T16:00:00Z',
    motivo: 'outro',
    observacao: null,
  };

  it('has the hours of its weekday and doctor alone', () => {
    if (!coluna) throw new Error('no column');
    const terca = { ...segunda, dia_da_semana: 2 };
    const deOutro = { ...segunda, medico_id: 'x' };
    expect(atendimentoDa(coluna, [segunda, terca, deOutro], 'medico')).toEqual([
      { de: 450, ate: 720 },
    ]);
  });

  it("has the clinic's time off and the doctor's, not a colleague's", () => {
    if (!coluna) throw new Error('no column');
    const todos = [bloqueio, { ...bloqueio, medico_id: 'm' }, { ...bloqueio, medico_id: 'x' }];
    expect(bloqueiosDa(coluna, todos, 'medico', SP)).toHaveLength(2);
    expect(bloqueiosDa(coluna, todos, 'sala', SP)).toHaveLength(1);
  });

  it('shows whole hours around what is attended and booked', () => {
    expect(horasDaVista([], [])).toEqual({ de: 480, ate: 1080 });
    expect(horasDaVista([segunda], [[posto(1090, 1130)]])).toEqual({ de: 420, ate: 1140 });
  });
});
