import { lerCodigo } from '@domain/contracts/assinatura.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codigoDoQr } from './codigo.ts';

const LETRAS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const codigo = fc
  .array(fc.constantFrom(...LETRAS), { minLength: 12, maxLength: 12 })
  .map((letras) => letras.join('').replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3'));

it('reads every code, however it is written', () => {
  fc.assert(
    fc.property(codigo, (um) => {
      expect(lerCodigo(um)).toBe(um);
      expect(lerCodigo(um.toLowerCase().replaceAll('-', ' '))).toBe(um);
      // What a keyboard on a phone makes of a hyphen.
      expect(lerCodigo(um.replaceAll('-', ' – '))).toBe(um);
      expect(lerCodigo(um.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ''))).toBe(um);
    }),
  );
});

it('finds a code in every address that a QR has', () => {
  fc.assert(
    fc.property(codigo, (um) => {
      expect(codigoDoQr(um)).toBe(um);
      expect(codigoDoQr(`https://pleno.demo/validar-assinatura?codigo=${um}`)).toBe(um);
      expect(codigoDoQr(`https://api.demo/functions/v1/documento-publico/${um}`)).toBe(um);
      expect(codigoDoQr(`https://api.demo/documento-publico/${um}?_format=x&_secretCode=y`)).toBe(
        um,
      );
    }),
  );
});

it.each(['', 'ABCD', 'ABCD-EFGH-JKMNP', 'UUUU-UUUU-UUUU', 'https://pleno.demo/', 'WIFI:S:x;;'])(
  'takes %j for no code',
  (texto) => {
    expect(lerCodigo(texto)).toBeUndefined();
    expect(codigoDoQr(texto)).toBeUndefined();
  },
);
