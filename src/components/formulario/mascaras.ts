import { formatarCnpj, normalizarCnpj } from '@domain/documentos/cnpj.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { somenteDigitos } from '@domain/texto.ts';

/**
 * Masks are applied when the person leaves the field. What is incomplete or has anything else in
 * it stays as it was typed, so that the error can be seen and corrected.
 */

/** `52998224725` → `529.982.247-25`. */
export function mascaraDeCpf(texto: string): string {
  const digitos = somenteDigitos(texto);
  return digitos.length === 11 ? formatarCpf(digitos) : texto;
}

/** `12abc34501de35` → `12.ABC.345/01DE-35`. */
export function mascaraDeCnpj(texto: string): string {
  const cnpj = normalizarCnpj(texto);
  return cnpj.length === 14 ? formatarCnpj(cnpj) : texto;
}

/** `11987654321` → `(11) 98765-4321`; a leading +55 is dropped. */
export function mascaraDeTelefone(texto: string): string {
  const digitos = somenteDigitos(texto).replace(/^55(?=\d{10,11}$)/, '');
  const partes = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitos);
  return partes ? `(${partes[1]}) ${partes[2]}-${partes[3]}` : texto;
}
