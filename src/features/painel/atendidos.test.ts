import { expect, it } from 'vitest';
import { pacientesDistintos } from './atendidos.ts';

const visto = (id: string, hora: number) => ({ paciente: { id }, hora });

it('keeps each patient once, at the latest time, in the order given', () => {
  const entradas = [visto('carlos', 4), visto('ana', 3), visto('carlos', 2), visto('theo', 1)];
  expect(pacientesDistintos(entradas)).toEqual([
    visto('carlos', 4),
    visto('ana', 3),
    visto('theo', 1),
  ]);
});
