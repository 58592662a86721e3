import { expect, it } from 'vitest';
import { diaDaSemanaPorExtenso, horaNo, quandoNo, semanaCurta } from './hora.ts';

const TARDE = '2026-11-23T17:30:00Z';

it('reads an instant by the clock of the clinic', () => {
  expect(horaNo('America/Sao_Paulo', TARDE)).toBe('14:30');
  expect(horaNo('America/Rio_Branco', TARDE)).toBe('12:30');
});

it('names today and tomorrow, and any other day by its date', () => {
  expect(quandoNo('America/Sao_Paulo', TARDE, '2026-11-23')).toBe('hoje, 14:30');
  expect(quandoNo('America/Sao_Paulo', TARDE, '2026-11-22')).toBe('amanhã, 14:30');
  expect(quandoNo('America/Sao_Paulo', TARDE, '2026-11-21')).toBe('seg., 23/11, 14:30');
});

it('is another day where clocks are behind', () => {
  const cedo = '2026-11-23T03:30:00Z';
  expect(quandoNo('America/Sao_Paulo', cedo, '2026-11-23')).toBe('hoje, 00:30');
  expect(quandoNo('America/Manaus', cedo, '2026-11-22')).toBe('hoje, 23:30');
});

it('names a weekday whatever the zone of the device', () => {
  expect(semanaCurta('2026-11-23')).toBe('seg');
  expect(diaDaSemanaPorExtenso('2026-11-23')).toBe('segunda');
  expect(diaDaSemanaPorExtenso('2026-11-28')).toBe('sábado');
});
