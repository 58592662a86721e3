import { expect, it } from 'vitest';
import { saudacao } from './saudacao.ts';

const FUSO = 'America/Sao_Paulo';
const HELENA = { nome: 'Dra. Helena Prado', tipo: 'medico' } as const;
const as = (horaDeSaoPaulo: string) => Date.parse(`2026-11-21T${horaDeSaoPaulo}-03:00`);

it.each([
  ['04:59:59', 'Boa noite'],
  ['05:00:00', 'Bom dia'],
  ['11:59:59', 'Bom dia'],
  ['12:00:00', 'Boa tarde'],
  ['17:59:59', 'Boa tarde'],
  ['18:00:00', 'Boa noite'],
  ['00:00:00', 'Boa noite'],
])('at %s in São Paulo says %s', (hora, cumprimento) => {
  expect(saudacao(HELENA, as(hora), FUSO)).toBe(`${cumprimento}, Dra. Helena`);
});

it('calls people by the first name, and nobody by the name of an institution', () => {
  const meioDia = as('12:00:00');
  const de = (nome: string, tipo: 'staff' | 'clinica' | 'medico') =>
    saudacao({ nome, tipo }, meioDia, FUSO);
  expect(de('Rita Carvalho', 'staff')).toBe('Boa tarde, Rita');
  expect(de('Clínica Vila Serena', 'clinica')).toBe('Boa tarde');
  expect(de('Drauzio Lima', 'medico')).toBe('Boa tarde, Drauzio');
  expect(de('Dra.', 'medico')).toBe('Boa tarde, Dra.');
});
