import { describe, expect, it } from 'vitest';
import { realcar } from './realce.ts';

const marcado = (texto: string, termo: string) =>
  realcar(texto, termo)
    .map((trecho) => (trecho.achado ? `[${trecho.texto}]` : trecho.texto))
    .join('');

describe('realcar', () => {
  it.each([
    ['João da Conceição', 'joao', '[João] da Conceição'],
    ['João da Conceição', 'CEIÇÃO', 'João da Con[ceição]'],
    ['João da Conceição', 'conc jo', '[Jo]ão da [Conc]eição'],
    ['Ana Ananias', 'ana anani', '[Ana] [Anani]as'],
    ['Maria', 'mar ria', '[Maria]'],
    ['Maria', 'pedro', 'Maria'],
    ['Maria', '', 'Maria'],
    ['Maria', '   ', 'Maria'],
    ["Ana Sant'Anna", 'santanna', "Ana [Sant'Anna]"],
    ['Ana Sant’Anna', "t'an", 'Ana San[t’An]na'],
    ['André Luís', 'e l', 'Andr[é] [L]uís'],
  ])('marks in %s what %s found', (texto, termo, esperado) => {
    expect(marcado(texto, termo)).toBe(esperado);
  });

  it.each([
    ['529.982.247-25', '52998', '[529.98]2.247-25'],
    ['529.982.247-25', '982.247', '529.[982.247]-25'],
    ['(11) 98765-4321', '119', '([11) 9]8765-4321'],
    ['(11) 98765-4321', '0000', '(11) 98765-4321'],
    ['529.982.247-25', '-', '529.982.247-25'],
  ])('finds digits in %s across the mask: %s', (texto, termo, esperado) => {
    expect(marcado(texto, termo)).toBe(esperado);
  });

  it('gives the whole text back', () => {
    const texto = 'Zoë Ângela d’Ávila';
    const inteiro = realcar(texto, 'angela avila').map((trecho) => trecho.texto);
    expect(inteiro.join('')).toBe(texto);
  });
});
