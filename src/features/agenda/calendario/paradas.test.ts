import { expect, it } from 'vitest';
import type { Posto } from './colunas.ts';
import { andar, encaixarNaGrade, paradaEm, paradasDa } from './paradas.ts';

const posto = (id: string, de: number, ate: number) =>
  ({ agendamento: { id }, de, ate, faixa: 0, faixas: 1 }) as Posto;
const HORAS = { de: 480, ate: 540 };

it('stops at each appointment, and at each free slot between them', () => {
  const paradas = paradasDa([posto('a', 490, 510), posto('b', 490, 500)], HORAS);
  expect(paradas).toEqual([
    { minuto: 480, id: null },
    { minuto: 490, id: 'a' },
    { minuto: 490, id: 'b' },
    { minuto: 510, id: null },
    { minuto: 525, id: null },
  ]);
});

it('walks no further than the ends', () => {
  const paradas = paradasDa([], HORAS);
  const primeira = { minuto: 480, id: null };
  expect(andar(paradas, primeira, -1)).toEqual(primeira);
  expect(andar(paradas, primeira, 2)).toEqual({ minuto: 510, id: null });
  expect(andar(paradas, primeira, Number.POSITIVE_INFINITY)).toEqual({ minuto: 525, id: null });
});

it('lands in another column on what is there at that minute', () => {
  const paradas = paradasDa([posto('a', 480, 530)], HORAS);
  expect(paradaEm(paradas, 510)).toEqual({ minuto: 480, id: 'a' });
  expect(paradaEm(paradas, 470)).toEqual({ minuto: 480, id: 'a' });
  expect(paradaEm([], 470)).toBeUndefined();
});

it('snaps to quarters of an hour', () => {
  expect([487, 488, 495].map(encaixarNaGrade)).toEqual([480, 495, 495]);
});
