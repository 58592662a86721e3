import { expect, it } from 'vitest';
import { de, em } from './nomes.ts';

it.each([
  ['Clínica Vila Serena', 'da Clínica Vila Serena', 'na Clínica Vila Serena'],
  ['Santa Casa de Aurora', 'da Santa Casa de Aurora', 'na Santa Casa de Aurora'],
  ['Hospital Santa Aurora', 'do Hospital Santa Aurora', 'no Hospital Santa Aurora'],
  ['Dra. Helena Prado', 'da Dra. Helena Prado', 'na Dra. Helena Prado'],
  ['Dr. Rui Sá', 'do Dr. Rui Sá', 'no Dr. Rui Sá'],
  ['Vila Serena', 'de Vila Serena', 'em Vila Serena'],
  ['Clinicor', 'de Clinicor', 'em Clinicor'],
  ['', 'de ', 'em '],
])('%s takes its article: %s, %s', (nome, comDe, comEm) => {
  expect([de(nome), em(nome)]).toEqual([comDe, comEm]);
});
