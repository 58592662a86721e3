/** Crockford's base 32: no letter reads like another. */
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TAMANHO = 10;

/** Ten letters of five bits each: nobody finds one by trying. */
export const CODIGO_DA_PASSAGEM = new RegExp(`^[${LETRAS}]{${TAMANHO}}$`);

/** Makes a code of as many random bytes as it has letters. @throws when there are fewer. */
export function codigoDe(aleatorios: Uint8Array): string {
  if (aleatorios.length < TAMANHO) throw new RangeError(`A code takes ${TAMANHO} bytes.`);
  return Array.from(aleatorios.subarray(0, TAMANHO), (byte) => LETRAS[byte % 32]).join('');
}

/** Reads a code as a person types it: any case, hyphens and spaces, O for 0, I and L for 1. */
export function normalizarCodigo(digitado: string): string {
  return digitado
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Writes a code to be read aloud: `ABCDE-12345`. */
export const codigoParaLer = (codigo: string): string => `${codigo.slice(0, 5)}-${codigo.slice(5)}`;
