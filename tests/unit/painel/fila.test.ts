import type { StatusDoAgendamento } from '@domain/agenda/status.ts';
import {
  duracaoPorExtenso,
  minutosDesde,
  partirFila,
  tamanhoDaEspera,
} from '@domain/painel/fila.ts';
import { describe, expect, it } from 'vitest';

const AGORA = Date.parse('2026-11-23T13:00:00Z');
const as = (hora: string) => `2026-11-23T${hora}:00Z`;

const linha = (nome: string, status: StatusDoAgendamento, hora: string, chegada?: string) => ({
  nome,
  status,
  inicio: as(hora),
  chegada_em: chegada === undefined ? null : as(chegada),
});
const nomes = (linhas: readonly { nome: string }[]) => linhas.map(({ nome }) => nome);

describe('who of the day is where', () => {
  it('parts those who wait from those inside, late and to come', () => {
    const fila = partirFila(
      [
        linha('vem às 15', 'agendado', '15:00'),
        linha('vem às 14', 'confirmado', '14:00'),
        linha('atrasada', 'confirmado', '12:30'),
        linha('dentro', 'em_atendimento', '12:00', '11:50'),
        linha('espera', 'confirmado', '12:45', '12:40'),
        linha('foi', 'realizado', '11:00', '10:50'),
        linha('faltou', 'faltou', '11:30'),
        linha('cancelou', 'cancelado', '14:30'),
        linha('oferta', 'reservado', '14:45'),
      ],
      AGORA,
    );
    expect(nomes(fila.esperando)).toEqual(['espera']);
    expect(nomes(fila.dentro)).toEqual(['dentro']);
    expect(nomes(fila.atrasados)).toEqual(['atrasada']);
    expect(nomes(fila.proximos)).toEqual(['vem às 14', 'vem às 15']);
  });

  it('puts first who arrived first, and of two at once whose time is earlier', () => {
    const fila = partirFila(
      [
        linha('cedo', 'agendado', '14:00', '12:10'),
        linha('depois', 'confirmado', '13:30', '12:30'),
        linha('antes', 'confirmado', '13:10', '12:30'),
      ],
      AGORA,
    );
    expect(nomes(fila.esperando)).toEqual(['cedo', 'antes', 'depois']);
  });

  it('is late from the minute it was booked for', () => {
    const as13 = [linha('às 13', 'agendado', '13:00')];
    expect(nomes(partirFila(as13, AGORA - 1).proximos)).toEqual(['às 13']);
    expect(nomes(partirFila(as13, AGORA).atrasados)).toEqual(['às 13']);
  });
});

describe('a wait', () => {
  it('is whole minutes, and none where a device is behind', () => {
    expect(minutosDesde(as('12:59'), AGORA)).toBe(1);
    expect(minutosDesde('2026-11-23T12:58:01Z', AGORA)).toBe(1);
    expect(minutosDesde(as('13:01'), AGORA)).toBe(0);
  });

  it.each([
    [0, 'menos de 1 min'],
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [65, '1 h 05'],
    [130, '2 h 10'],
  ])('of %i minutes reads %s', (minutos, frase) => {
    expect(duracaoPorExtenso(minutos)).toBe(frase);
  });
});

it.each([
  [0, 'curta'],
  [14, 'curta'],
  [15, 'longa'],
  [29, 'longa'],
  [30, 'demais'],
  [300, 'demais'],
])('calls a wait of %i minutes %s', (minutos, tamanho) => {
  expect(tamanhoDaEspera(minutos)).toBe(tamanho);
});
