// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { destinoSeguro } from './voltar.ts';

it.each([
  ['/prontuario?busca=ana#topo', '/prontuario?busca=ana#topo'],
  ['/clinica/gestao-medicos', '/clinica/gestao-medicos'],
  ['//outro.site/x', '/app'],
  ['/\\outro.site', '/app'],
  ['https://outro.site', '/app'],
  ['javascript:alert(1)', '/app'],
  ['/\t/outro.site', '/app'],
  ['/login?voltar=/x', '/app'],
  ['/register', '/app'],
  ['', '/app'],
  [undefined, '/app'],
])('%s leads to %s', (voltar, destino) => {
  expect(destinoSeguro(voltar, '/app')).toBe(destino);
});
