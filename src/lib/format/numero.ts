/** The outcome of reading a number field. */
export type NumeroLido =
  | { readonly tipo: 'vazio' }
  | { readonly tipo: 'numero'; readonly valor: number }
  /** Refused, with the sentence that says how to write it. */
  | { readonly tipo: 'recusado'; readonly frase: string };

const DECIMAL = /^([+-]?)(\d*)([.,]?)(\d*)$/;
/**
 * Matches groups of three digits, whatever separates them, and perhaps decimals after the other
 * sign.
 */
const COM_MILHAR =
  /^[+-]?[1-9]\d{0,2}((\.\d{3})+(,\d+)?|(,\d{3})+\.\d+|(,\d{3}){2,}|(\s\d{3})+([.,]\d+)?)$/;
const MAXIMO_DE_ALGARISMOS = 15;

/**
 * Reads the number that a person typed. Comma and point are both decimal: "1,2" and "1.2" are 1.2.
 * What could be a thousand is never guessed: "150.000", "1.234,5" and "1 200" are refused with a
 * sentence.
 */
export function lerNumeroDigitado(texto: string): NumeroLido {
  const limpo = texto.trim().replace('−', '-');
  if (limpo === '') return { tipo: 'vazio' };
  if (COM_MILHAR.test(limpo)) return { tipo: 'recusado', frase: fraseDoMilhar(limpo) };
  const [, sinal, inteiro = '', , decimais = ''] = DECIMAL.exec(limpo) ?? [];
  const algarismos = inteiro + decimais;
  if (sinal === undefined || algarismos === '' || algarismos.length > MAXIMO_DE_ALGARISMOS) {
    return { tipo: 'recusado', frase: 'Escreva só o número, como 70 ou 1,2.' };
  }
  return { tipo: 'numero', valor: Number(`${sinal}${inteiro || '0'}.${decimais || '0'}`) };
}

/** Writes a number as a person would type it in the field: comma, no thousands. */
export function escreverNumeroDigitado(valor: number): string {
  return String(Number(valor.toPrecision(MAXIMO_DE_ALGARISMOS))).replace('.', ',');
}

/** The database counts long lists up to here; one more says that there are others. */
/** Writes a count that stops at a limit: `37`, `1.000`, `1.000+`. */
export function formatarContagem(quantos: number, contadosAte = 1000): string {
  const contados = Math.min(quantos, contadosAte).toLocaleString('pt-BR');
  return quantos > contadosAte ? `${contados}+` : contados;
}

function fraseDoMilhar(texto: string): string {
  const semGrupos = texto.replace(/[\s.,](?=\d{3}([\s.,]|$))/g, '').replace('.', ',');
  // A single point before three digits is read both ways; elsewhere only one reading is left.
  if (/^[+-]?\d{1,3}\.\d{3}$/.test(texto)) {
    return `${texto} pode ser ${semGrupos} ou ${texto.replace('.', ',')}. Escreva de um desses jeitos.`;
  }
  return `Escreva sem separar os milhares: ${semGrupos}.`;
}
