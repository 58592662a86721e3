import { expect, it } from 'vitest';
import { quemFez } from './historico.ts';

const evento = {
  id: 'e',
  evento: 'vinculado',
  ocorrido_em: '2026-11-21T12:00:00Z',
  medico_id: 'm',
  medico: { nome: 'Dra. Helena Prado' },
} as const;

it('names who acted on a link', () => {
  const autor = { nome: 'Clínica Vila Serena' };
  expect(quemFez({ ...evento, autor_id: 'c', autor })).toBe('por Clínica Vila Serena');
  expect(quemFez({ ...evento, autor_id: 'm', autor: evento.medico })).toBe('pelo próprio médico');
});

it('says so when it was nobody the clinic can see', () => {
  expect(quemFez({ ...evento, autor_id: null, autor: null })).toBe('pelo sistema');
  expect(quemFez({ ...evento, autor_id: 'x', autor: null })).toBe('por quem não está mais aqui');
});
