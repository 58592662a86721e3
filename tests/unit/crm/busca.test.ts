import { expect, it } from 'vitest';
import { buscaDoCrm } from '@/features/crm/busca.ts';

it('keeps what the address of the CRM may carry', () => {
  const busca = {
    aba: 'lista',
    estagio: 'lead',
    origem: 'site',
    busca: 11987654321,
    meses: '6',
    de: '2026-11-01',
  };
  expect(buscaDoCrm(busca)).toEqual({ ...busca, busca: '11987654321', meses: 6 });
});

it.each([
  { aba: 'tudo' },
  { estagio: 'perdido' },
  { meses: 0 },
  { meses: 1.5 },
  { mes: 13 },
  { de: '2026-02-30' },
  { pessoa: '' },
  { outra: 'coisa' },
])('drops %j', (busca) => {
  expect(buscaDoCrm(busca)).toEqual({});
});
