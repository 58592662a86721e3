import { somenteDigitos } from '../texto.ts';

/**
 * Whether a Cartão Nacional de Saúde number holds: first digit 1, 2 (definitive) or 7, 8, 9
 * (provisional), definitive ones with the suffix 000 or 001, and Σ digit × (15 − position)
 * divisible by 11. Source: DATASUS, validation routine of the CNS.
 */
export function cnsValido(valor: string): boolean {
  const cns = somenteDigitos(valor);
  if (!/^([12]\d{10}00[01]\d|[789]\d{14})$/.test(cns)) return false;
  let soma = 0;
  for (let i = 0; i < 15; i += 1) soma += Number(cns[i]) * (15 - i);
  return soma % 11 === 0;
}

/** `898000000000000` → `898 0000 0000 0000`; anything else comes back as it was. */
export function formatarCns(cns: string): string {
  return cns.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4');
}
