import { expect, it } from 'vitest';
import { inicialDe, semGenerica } from './nomes.ts';

it.each([
  ['Dra. Helena Prado', 'H'],
  ['Dr. Rui Sá', 'R'],
  ['Prof. Dr. Ícaro Melo', 'Í'],
  ['dra Ana', 'A'],
  ['Drauzio Lima', 'D'],
  [' clínica Vila Serena', 'C'],
  ['Dr.', 'D'],
])('"%s" is "%s"', (nome, letra) => {
  expect(inicialDe(nome)).toBe(letra);
});

it.each([
  ['Clínica Vila Serena', 'Clínica ', 'Vila Serena'],
  ['Hospital de Santa Aurora', 'Hospital de ', 'Santa Aurora'],
  ['Clínicas Reunidas', '', 'Clínicas Reunidas'],
  ['Hospital', '', 'Hospital'],
  ['Dra. Helena Prado', '', 'Dra. Helena Prado'],
])('"%s" is "%s" and "%s"', (nome, generica, resto) => {
  expect(semGenerica(nome)).toEqual({ generica, resto });
});
