/** `4 horas`, `1 dia`: whole days are said as days. */
export function duracaoEmPalavras(horas: number): string {
  const [quantos, unidade] = horas % 24 === 0 ? [horas / 24, 'dia'] : [horas, 'hora'];
  return `${quantos} ${unidade}${quantos === 1 ? '' : 's'}`;
}
