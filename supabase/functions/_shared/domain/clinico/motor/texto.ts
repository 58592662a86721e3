/** Writes a number in Portuguese, with at most `casas` decimals and no trailing zeros. */
export function numeroPorExtenso(valor: number, casas = 4): string {
  const [inteiro = '', decimais = ''] = valor.toFixed(casas).split('.');
  const semZeros = decimais.replace(/0+$/, '');
  return `${comMilhar(inteiro)}${semZeros && `,${semZeros}`}`.replace(/^-0$/, '0');
}

/** Writes a number and its unit, where it has one. */
export function comUnidade(valor: number, unidade: string, casas?: number): string {
  return `${numeroPorExtenso(valor, casas)} ${unidade}`.trim();
}

/** Writes a number with exactly `casas` decimals, as results are shown. */
export function numeroComCasas(valor: number, casas: number): string {
  const [inteiro = '', decimais] = valor.toFixed(casas).split('.');
  const texto = `${comMilhar(inteiro)}${decimais ? `,${decimais}` : ''}`;
  return /^-[0,]+$/.test(texto) ? texto.slice(1) : texto;
}

/** Groups the digits from ten thousand on. */
function comMilhar(inteiro: string): string {
  return inteiro.replace('-', '').length < 5 ? inteiro : inteiro.replace(/\B(?=(\d{3})+$)/g, '.');
}
