import { describe, expect, it } from 'vitest';
import { indexar, responde } from '@/public/ajuda/busca.ts';

const indice = indexar('Corrigir uma evolução finalizada', 'versão, motivo', 'editar erro');

describe('responde', () => {
  it.each([
    ['evolução'],
    ['evolucao'],
    ['EVOLUCAO'],
    ['versao motivo'],
    ['motivo versao'],
    ['corrig'],
    ['a evolução do erro'],
    ['  '],
    [''],
  ])('finds by %j', (busca) => {
    expect(responde(indice, busca)).toBe(true);
  });

  it.each([['senha'], ['evolucao senha'], ['evoluçãox']])('does not find by %j', (busca) => {
    expect(responde(indice, busca)).toBe(false);
  });
});
