import { exp, ln, potencia, raizCubica } from '@domain/clinico/motor/matematica.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { sorteioDe } from './support/gerador.ts';

const sorteio = sorteioDe('matemática');
const VALORES = [
  1e-300,
  1e-6,
  0.05,
  0.5,
  Math.SQRT1_2,
  0.999999,
  1,
  1.000001,
  Math.SQRT2,
  2,
  Math.E,
  10,
  72,
  1e300,
  ...Array.from({ length: 500 }, () => 10 ** (sorteio() * 12 - 6)),
];

/** Within four units of the last digit of what the engine itself says. */
function confere(calculado: number, esperado: number): void {
  const folga = 4 * Number.EPSILON * Math.max(Math.abs(esperado), 1e-300);
  expect(Math.abs(calculado - esperado)).toBeLessThanOrEqual(folga);
}

describe('arithmetic of its own', () => {
  it('takes logarithms and cube roots', () => {
    for (const x of VALORES) {
      confere(ln(x), Math.log(x));
      confere(raizCubica(x), Math.cbrt(x));
    }
    expect(ln(1)).toBe(0);
    expect(raizCubica(27)).toBe(3);
  });

  it('takes exponentials', () => {
    for (const x of [-700, -20.5, -1, -1e-9, 0, 1e-9, 0.5, 1, 20.5, 700])
      confere(exp(x), Math.exp(x));
    expect(exp(0)).toBe(1);
    expect(exp(-1e6)).toBe(0);
    expect(exp(1e6)).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes powers as the formulas need them', () => {
    for (const x of VALORES.filter((v) => v >= 1e-3 && v <= 1e3)) {
      for (const y of [-1.2, -0.203, 0.425, 0.725, 2, 60]) {
        const esperada = x ** y;
        expect(Math.abs(potencia(x, y) / esperada - 1)).toBeLessThan(1e-12);
      }
    }
  });

  it('knows where there is nothing to answer', () => {
    expect(ln(0)).toBe(Number.NEGATIVE_INFINITY);
    for (const x of [-1, Number.NaN]) expect(ln(x)).toBeNaN();
    expect(ln(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(exp(Number.NaN)).toBeNaN();
  });
});

describe('the clinical domain', () => {
  const arquivos = import.meta.glob<string>(
    '../../../supabase/functions/_shared/domain/clinico/**/*.ts',
    { query: '?raw', import: 'default', eager: true },
  );
  const codigo = Object.entries(arquivos).map(
    ([arquivo, texto]) => [arquivo, texto.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')] as const,
  );
  const PROPRIAS = /\bMath\.(log\w*|exp\w*|pow|cbrt|hypot|a?(sin|cos|tan)\w*)\b|\*\*/;

  it('leaves to no engine what engines answer differently', () => {
    expect(codigo.length).toBeGreaterThan(FERRAMENTAS.length);
    expect(codigo.filter(([, texto]) => PROPRIAS.test(texto)).map(([arquivo]) => arquivo)).toEqual(
      [],
    );
  });

  it.each([
    'x ** 2',
    'Math.log(x)',
    'Math.log10(x)',
    'Math.cbrt(x)',
    'Math.pow(x, y)',
    'Math.atan2(x, y)',
  ])('would be caught at %s', (texto) => {
    expect(texto).toMatch(PROPRIAS);
  });
});
