import type { CampoNumero } from './campos.ts';

/**
 * Converts a value to the field's canonical unit; undefined when the field does not know the unit.
 */
export function paraCanonica(
  campo: CampoNumero,
  valor: number,
  unidade: string,
): number | undefined {
  if (unidade === campo.unidade) return valor;
  const outra = campo.alternativas.find((alternativa) => alternativa.unidade === unidade);
  return outra && (valor - (outra.zero ?? 0)) * outra.fator;
}

/**
 * Converts a canonical value to another unit of the field; undefined when the field does not know
 * it.
 */
export function deCanonica(campo: CampoNumero, valor: number, unidade: string): number | undefined {
  if (unidade === campo.unidade) return valor;
  const outra = campo.alternativas.find((alternativa) => alternativa.unidade === unidade);
  return outra && valor / outra.fator + (outra.zero ?? 0);
}
