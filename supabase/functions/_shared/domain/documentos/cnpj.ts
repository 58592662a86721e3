const PESOS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const VALOR_DO_ZERO = 48;

/** Removes the mask of a CNPJ, letters in capitals: `12.ABC.345/01DE-35` → `12ABC34501DE35`. */
export function normalizarCnpj(valor: string): string {
  return valor.toUpperCase().replace(/[.\-/\s]/g, '');
}

function digitoVerificador(base: string): number {
  const pesos = PESOS.slice(PESOS.length - base.length);
  let soma = 0;
  for (let i = 0; i < base.length; i += 1) {
    soma += (base.charCodeAt(i) - VALOR_DO_ZERO) * (pesos[i] ?? 0);
  }
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

/**
 * Whether a CNPJ, numeric or alphanumeric, has right check digits.
 * Source: IN RFB 2.229/2024 (alphanumeric since July 2026): value = ASCII − 48, modulo 11.
 */
export function cnpjValido(valor: string): boolean {
  const cnpj = normalizarCnpj(valor);
  if (!/^[A-Z0-9]{12}\d{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return false;
  return (
    digitoVerificador(cnpj.slice(0, 12)) === Number(cnpj[12]) &&
    digitoVerificador(cnpj.slice(0, 13)) === Number(cnpj[13])
  );
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`; anything else comes back as it was. */
export function formatarCnpj(cnpj: string): string {
  return cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');
}
