import { expect, it } from 'vitest';
import { fusoDoVinculo } from './fuso.tsx';

const EM_MANAUS = { paciente_id: 'a', fuso: 'America/Manaus' };
const EM_NORONHA = { paciente_id: 'b', fuso: 'America/Noronha' };

it.each([
  ['the clinic of the registration', [EM_MANAUS, EM_NORONHA], 'b', 'America/Noronha'],
  ['the only clinic, where no registration is named', [EM_MANAUS], undefined, 'America/Manaus'],
  [
    'what all clinics share',
    [EM_MANAUS, { ...EM_MANAUS, paciente_id: 'c' }],
    'x',
    'America/Manaus',
  ],
  ['Brasília, where they share none', [EM_MANAUS, EM_NORONHA], 'x', 'America/Sao_Paulo'],
  ['Brasília, where there is none', [], undefined, 'America/Sao_Paulo'],
])('is that of %s', (_de, vinculos, paciente, fuso) => {
  expect(fusoDoVinculo(vinculos, paciente)).toBe(fuso);
});
