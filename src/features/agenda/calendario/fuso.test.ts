import { describe, expect, it } from 'vitest';
import { porDia } from './colunas.ts';
import { horaDoMinuto, instanteNoFuso, minutoDaHora, noFuso } from './fuso.ts';

const SP = 'America/Sao_Paulo';

describe('o relógio da clínica', () => {
  it.each([
    ['uma manhã', '2026-11-23T12:05:00Z', SP, '2026-11-23', 545],
    ['a mesma em Manaus', '2026-11-23T12:05:00Z', 'America/Manaus', '2026-11-23', 485],
    [
      'em Noronha, uma hora à frente',
      '2026-11-23T01:59:00Z',
      'America/Noronha',
      '2026-11-22',
      1439,
    ],
    ['o fim de um 29 de fevereiro', '2028-03-01T02:59:00Z', SP, '2028-02-29', 1439],
    ['o último minuto antes do horário de verão', '2018-11-04T02:59:00Z', SP, '2018-11-03', 1439],
    ['o primeiro dele', '2018-11-04T03:00:00Z', SP, '2018-11-04', 60],
    ['a hora repetida, pela primeira vez', '2019-02-17T01:30:00Z', SP, '2019-02-16', 1410],
    ['a hora repetida, pela segunda', '2019-02-17T02:30:00Z', SP, '2019-02-16', 1410],
    ['Assunção antes da mudança', '2023-10-01T03:59:00Z', 'America/Asuncion', '2023-09-30', 1439],
    ['Assunção depois dela', '2023-10-01T04:00:00Z', 'America/Asuncion', '2023-10-01', 60],
  ])('%s', (_, instante, fuso, dia, minuto) => {
    expect(noFuso(instante, fuso)).toEqual({ dia, minuto });
  });

  it.each([
    ['2026-11-23', 1440, '2026-11-24T03:00:00.000Z'],
    ['2028-02-28', 1440, '2028-02-29T03:00:00.000Z'],
    ['2028-02-29', 1440, '2028-03-01T03:00:00.000Z'],
    ['2026-12-31', 1440, '2027-01-01T03:00:00.000Z'],
    // The midnight that clocks skipped.
    ['2018-11-03', 1440, '2018-11-04T03:00:00.000Z'],
  ])('%s, minuto %i, é %s', (dia, minuto, instante) => {
    expect(instanteNoFuso(dia, minuto, SP).toISOString()).toBe(instante);
  });

  it('um atendimento sobre a virada do horário de verão aparece nos dois dias', () => {
    const virada = { inicio: '2018-11-04T02:30:00Z', fim: '2018-11-04T03:30:00Z' };
    expect(porDia(virada, SP)).toEqual([
      { dia: '2018-11-03', de: 1410, ate: 1440 },
      { dia: '2018-11-04', de: 0, ate: 90 },
    ]);
  });

  it('escreve e lê as horas, com 24:00 no fim do dia', () => {
    expect([0, 65, 1440].map(horaDoMinuto)).toEqual(['00:00', '01:05', '24:00']);
    expect(['00:00', '01:05:00', '24:00'].map(minutoDaHora)).toEqual([0, 65, 1440]);
  });
});
