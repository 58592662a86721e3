import { idade, idadeEmDias, idadePorExtenso } from '@domain/idade.ts';
import { describe, expect, it } from 'vitest';

describe('idadePorExtenso', () => {
  it.each([
    ['1983-11-21', '2026-11-21', '43 anos'],
    ['1983-11-22', '2026-11-21', '42 anos'],
    ['2024-11-21', '2026-11-21', '2 anos'],
    ['2024-11-22', '2026-11-21', '1 ano e 11 meses'],
    ['2025-11-21', '2026-11-21', '1 ano'],
    ['2025-10-21', '2026-11-21', '1 ano e 1 mês'],
    ['2026-03-10', '2026-11-21', '8 meses e 11 dias'],
    ['2026-10-21', '2026-11-21', '1 mês'],
    ['2026-10-20', '2026-11-21', '1 mês e 1 dia'],
    ['2026-10-22', '2026-11-21', '30 dias'],
    ['2026-11-21', '2026-11-21', '0 dias'],
  ])('born %s, on %s: %s', (nascimento, hoje, dita) => {
    expect(idadePorExtenso(nascimento, hoje)).toBe(dita);
  });

  it('has no age for who is not born yet', () => {
    expect(idadePorExtenso('2026-11-22', '2026-11-21')).toBeNull();
  });
});

it('completes a month on its last day where the day is missing', () => {
  expect(idade('2026-01-31', '2026-02-28')).toEqual({ anos: 0, meses: 1, dias: 0 });
  expect(idade('2026-01-31', '2026-03-01')).toEqual({ anos: 0, meses: 1, dias: 1 });
  expect(idade('2024-02-29', '2025-02-28')).toEqual({ anos: 1, meses: 0, dias: 0 });
  expect(idade('2024-02-29', '2028-02-28')).toEqual({ anos: 3, meses: 11, dias: 30 });
});

it('counts the days lived', () => {
  expect(idadeEmDias('2024-02-28', '2024-03-01')).toBe(2);
  expect(idadeEmDias('2026-11-21', '2026-11-21')).toBe(0);
});
