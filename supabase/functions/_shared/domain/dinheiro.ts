/** Money is whole centavos everywhere; reais are only how a person reads and types it. */

const EM_REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Writes centavos as `R$ 1.200,00`. */
export function emReais(centavos: number): string {
  return EM_REAIS.format(centavos / 100);
}

/** Writes centavos as a person types them: `1200,50`. */
export function reaisDigitados(centavos: number): string {
  return (centavos / 100).toFixed(2).replace('.', ',');
}

const DIGITADO = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/;

/**
 * Reads reais as a person types them: `1200`, `1.200,50`, `R$ 80,5`; null where it is no amount. The
 * point separates thousands, as in every Brazilian invoice; a point before decimals is refused.
 */
export function lerReais(texto: string): number | null {
  const [, reais, centavos = ''] = DIGITADO.exec(texto.trim()) ?? [];
  if (reais === undefined) return null;
  return Number(reais.replaceAll('.', '')) * 100 + Number(centavos.padEnd(2, '0'));
}

/** Divides whole numbers, halves away from zero; exact below 2^53. */
export function dividir(numerador: number, denominador: number): number {
  return Math.floor((2 * numerador + denominador) / (2 * denominador));
}
