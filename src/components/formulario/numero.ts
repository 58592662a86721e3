const NUMERO = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
/** Thousands by point and decimals by comma, as Portuguese writes them: `1.234,5`. */
const COM_MILHAR = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/;

/** The number in a text; null when the text is empty, the text itself when it holds none. */
export function lerNumero(texto: string): number | string | null {
  const limpo = texto.replace(/\s/g, '');
  if (limpo === '') return null;
  if (COM_MILHAR.test(limpo)) return Number(limpo.replaceAll('.', '').replace(',', '.'));
  return NUMERO.test(limpo) ? Number(limpo.replace(',', '.')) : texto;
}

/** A value of the form as it is shown: decimals with a comma. */
export function escreverNumero(valor: unknown): string {
  if (typeof valor === 'number' && Number.isFinite(valor)) return String(valor).replace('.', ',');
  return typeof valor === 'string' ? valor : '';
}
