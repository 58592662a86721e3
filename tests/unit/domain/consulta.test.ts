import { limite, pagina, simOuNao, termo } from '@domain/contracts/consulta.ts';
import { normalizarBusca, somenteDigitos } from '@domain/texto.ts';
import { describe, expect, it } from 'vitest';

describe('a query string', () => {
  it('has defaults', () => {
    expect(limite.parse(undefined)).toBe(30);
    expect(pagina.parse(undefined)).toBe(1);
    expect(simOuNao.parse(undefined)).toBeUndefined();
    expect(termo('Busca').parse(undefined)).toBeUndefined();
  });

  it('is read as what it means', () => {
    expect(limite.parse('1')).toBe(1);
    expect(limite.parse('100')).toBe(100);
    expect(pagina.parse('10000')).toBe(10_000);
    expect(simOuNao.parse('true')).toBe(true);
    expect(simOuNao.parse('false')).toBe(false);
    expect(termo('Busca').parse('x'.repeat(120))).toHaveLength(120);
  });

  it.each([
    '0',
    '101',
    '-1',
    '+1',
    '1.5',
    '1e1',
    ' 1',
    '',
    'NaN',
    'Infinity',
    '0x10',
    '٣',
    '9'.repeat(400),
  ])('has no page of "%s" rows', (texto) => {
    const resultado = limite.safeParse(texto);
    expect(resultado.success).toBe(false);
    expect(resultado.error?.issues[0]?.message).toBe(
      'Limite: informe um número inteiro entre 1 e 100.',
    );
  });

  it.each(['0', '10001', '-1', '1;2'])('has no page number "%s"', (texto) => {
    expect(pagina.safeParse(texto).success).toBe(false);
  });

  it.each(['sim', 'TRUE', '1', '', 'null'])('has no yes or no "%s"', (texto) => {
    expect(simOuNao.safeParse(texto).success).toBe(false);
  });

  it.each(['x'.repeat(121), 'a\u0000', 'a\udfff'])('looks for no %j', (texto) => {
    expect(termo('Busca').safeParse(texto).success).toBe(false);
  });
});

describe('text', () => {
  it('is compared without accents, case and extra spaces', () => {
    expect(normalizarBusca('  ÁLVARO   d’Ávila  Conceição ')).toBe('alvaro davila conceicao');
    expect(normalizarBusca("Sant'Anna Sant´Anna Sant`Anna")).toBe('santanna santanna santanna');
    expect(normalizarBusca('Joa\u0303o')).toBe('joao');
  });

  it('gives its digits', () => {
    expect(somenteDigitos('(11) 98765-4321')).toBe('11987654321');
    expect(somenteDigitos('')).toBe('');
  });
});
