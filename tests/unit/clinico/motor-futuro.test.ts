import { type Campos, data, numero } from '@domain/clinico/motor/campos.ts';
import { recusasDoFuturo } from '@domain/clinico/motor/futuro.ts';
import { expect, it } from 'vitest';

const CAMPOS: Campos = {
  parto: { ...data('Parto'), passada: true },
  cirurgia: { ...data('Cirurgia'), passada: true },
  consulta: data('Consulta'),
  peso: numero({ rotulo: 'Peso', minimo: 0, maximo: 9 }),
};
const HOJE = '2026-11-21';

it.each([
  [{ parto: '2026-11-22' }, { parto: 'Parto: não pode estar no futuro.' }],
  [
    { parto: '2027-01-01', cirurgia: '2026-11-22', consulta: '2026-11-22' },
    {
      parto: 'Parto: não pode estar no futuro.',
      cirurgia: 'Cirurgia: não pode estar no futuro.',
    },
  ],
  [{ parto: HOJE, cirurgia: '2026-11-20' }, {}],
  [{ consulta: '2027-01-01', peso: '2027-01-01' }, {}],
  [{ parto: 20_270_101, cirurgia: ['2027-01-01'] }, {}],
  [{}, {}],
  [null, {}],
  [undefined, {}],
  ['2027-01-01', {}],
])('of what happened already, %j: %j', (entrada, recusas) => {
  expect(recusasDoFuturo(CAMPOS, entrada, HOJE)).toEqual(recusas);
});
