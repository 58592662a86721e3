import { somenteDigitos } from '../texto.ts';

/**
 * Whether a CPF's two check digits hold; mask allowed, repeated digits refused.
 * Source: Receita Federal, modulo 11 with weights 10..2 and 11..2.
 */
export function cpfValido(valor: string): boolean {
  const cpf = somenteDigitos(valor);
  if (cpf.length !== 11 || /^(\d)\1{10}$/.test(cpf)) return false;
  return [9, 10].every((tamanho) => {
    let soma = 0;
    for (let i = 0; i < tamanho; i += 1) soma += Number(cpf[i]) * (tamanho + 1 - i);
    return ((soma * 10) % 11) % 10 === Number(cpf[tamanho]);
  });
}

/** `52998224725` → `529.982.247-25`; anything else comes back as it was. */
export function formatarCpf(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
