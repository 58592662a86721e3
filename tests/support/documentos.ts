/** Document numbers for tests: valid by digit, never the same twice, and nobody's on purpose. */

import { randomInt } from 'node:crypto';
import { cnpjValido } from '@domain/documentos/cnpj.ts';
import { cpfValido } from '@domain/documentos/cpf.ts';

/** The first of the hundred endings of `base` that the product's own rule accepts. */
function completar(base: string, valido: (numero: string) => boolean): string {
  for (let fim = 0; fim < 100; fim += 1) {
    const numero = base + String(fim).padStart(2, '0');
    if (valido(numero)) return numero;
  }
  throw new Error(`${base}: no check digits hold`);
}

const digitos = (quantos: number) =>
  Array.from({ length: quantos }, () => String(randomInt(10))).join('');

export const novoCpf = () => completar(digitos(9), cpfValido);
export const novoCnpj = () => completar(`${digitos(8)}0001`, cnpjValido);
export const novoCrm = () => String(randomInt(10_000_000, 99_999_999));
export const novoEmail = (quem: string) => `${quem}.${digitos(10)}@exemplo.com.br`;
