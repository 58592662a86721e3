import { numeroPorExtenso } from '../../clinico/motor/texto.ts';
import type { Teto } from './tipos.ts';

/** Writes an amount as a doctor reads it: "1.500 mg", "0,3 mg (300 mcg)", "50.000 UI". */
export function escreverTeto({ valor, unidade }: Teto): string {
  if (unidade === 'comprimido') {
    return `${numeroPorExtenso(valor, 2)} ${valor > 1 ? 'comprimidos' : 'comprimido'}`;
  }
  const escrito = `${numeroPorExtenso(valor, valor < 1 ? 4 : 2)} ${unidade}`;
  const emMcg = valor > 0 && valor < 1 && unidade === 'mg';
  return emMcg ? `${escrito} (${numeroPorExtenso(valor * 1000, 1)} mcg)` : escrito;
}

/** Writes an amount for each kg: "0,27 mg/kg". */
export function escreverPorKg({ valor, unidade }: Teto): string {
  return `${numeroPorExtenso(valor, valor < 0.1 ? 4 : 2)} ${unidade}/kg`;
}
