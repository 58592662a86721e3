import { describe, expect, it } from 'vitest';
import {
  enderecoDaVaga,
  livreAte,
  ocupantesDa,
  type Vaga,
  vagaDeixada,
  vagaDoEndereco,
} from './vaga.ts';

const FUSO = 'America/Sao_Paulo';
const MEDICO = '10000000-0000-4000-8000-000000000001';
/** Monday, 23/11/2026, 09:00 to 09:30 in São Paulo. */
const VAGA: Vaga = {
  medico: MEDICO,
  inicio: '2026-11-23T12:00:00.000Z',
  fim: '2026-11-23T12:30:00.000Z',
  sala: null,
};
const as = (inicio: string, fim: string, antes_min = 0, depois_min = 0) => ({
  inicio: `2026-11-23T${inicio}:00.000Z`,
  fim: `2026-11-23T${fim}:00.000Z`,
  antes_min,
  depois_min,
});
const horas = (dia_da_semana: number, inicio: string, fim: string, medico_id = MEDICO) => ({
  id: `${dia_da_semana}${inicio}`,
  medico_id,
  dia_da_semana,
  inicio,
  fim,
  sala_id: null,
  medico: { id: medico_id, nome: 'Dra. Lúcia', especialidade: null },
});
const DE_MANHA = horas(1, '08:00:00', '12:00:00');

describe('what stands in a slot', () => {
  it.each([
    ['an hour before', as('11:00', '12:00'), 0],
    ['an hour after', as('12:30', '13:00'), 0],
    ['in the middle', as('12:10', '12:20'), 1],
    ['over its beginning', as('11:30', '12:01'), 1],
    ['by its slack', as('11:00', '11:50', 0, 15), 1],
    ['by its preparation', as('12:40', '13:00', 15), 1],
  ])('%s', (_nome, um, quantos) => {
    expect(ocupantesDa(VAGA, [um])).toHaveLength(quantos);
  });
});

describe('until when a slot is free', () => {
  it.each([
    ['the end of the hours', [], [DE_MANHA], '15:00'],
    ['the next appointment', [as('13:30', '14:00')], [DE_MANHA], '13:30'],
    ['its preparation', [as('13:30', '14:00', 10)], [DE_MANHA], '13:20'],
    ['the nearest of several', [as('14:00', '14:30'), as('13:00', '13:30')], [DE_MANHA], '13:00'],
    ['its own end, out of hours', [], [horas(1, '14:00:00', '18:00:00')], '12:30'],
    ['its own end, on another weekday', [], [horas(2, '08:00:00', '12:00:00')], '12:30'],
    [
      'its own end, in the hours of a colleague',
      [],
      [horas(1, '08:00:00', '12:00:00', 'x')],
      '12:30',
    ],
    ['its own end, when hours end before', [], [horas(1, '08:00:00', '09:15:00')], '12:30'],
    ['what was before does not count', [as('11:00', '12:00')], [DE_MANHA], '15:00'],
  ])('%s', (_nome, doDia, disponibilidades, ate) => {
    expect(livreAte(VAGA, doDia, disponibilidades, FUSO)).toBe(`2026-11-23T${ate}:00.000Z`);
  });
});

describe('the time that a move leaves', () => {
  const antes = { medico_id: MEDICO, inicio: VAGA.inicio, fim: VAGA.fim, sala_id: null };

  it('is a slot until its beginning', () => {
    expect(vagaDeixada(antes, Date.parse(VAGA.inicio) - 1)).toEqual(VAGA);
    expect(vagaDeixada(antes, Date.parse(VAGA.inicio))).toBeNull();
  });

  it.each([VAGA, { ...VAGA, sala: '50000000-0000-4000-8000-000000000001' }])(
    'comes back from the address: %o',
    (vaga) => {
      expect(vagaDoEndereco(enderecoDaVaga(vaga))).toEqual(vaga);
    },
  );

  it.each([
    undefined,
    'nada',
    `${VAGA.inicio}/${VAGA.fim}`,
    `${VAGA.fim}/${VAGA.inicio}/${MEDICO}`,
  ])('is none when the address says %s', (endereco) => {
    expect(vagaDoEndereco(endereco)).toBeNull();
  });
});
