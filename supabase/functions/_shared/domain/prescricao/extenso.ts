/** Numbers in words, as a prescription has them beside the figures. */

export type Genero = 'masculino' | 'feminino';

const UNIDADES = {
  masculino: ['zero', 'um', 'dois'],
  feminino: ['zero', 'uma', 'duas'],
} as const;
const ATE_DEZENOVE =
  ' três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const DEZENAS = '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const CENTENAS =
  ' cento duzent trezent quatrocent quinhent seiscent setecent oitocent novecent'.split(' ');

/** The largest number that is written in words. */
export const MAIOR_POR_EXTENSO = 999_999;

/**
 * Writes a whole number in words: `vinte e um`, in the feminine `vinte e uma`.
 * Undefined for what is not a whole number from 0 to 999,999.
 */
export function numeroPorExtenso(numero: number, genero: Genero = 'masculino'): string | undefined {
  if (!Number.isInteger(numero) || numero < 0 || numero > MAIOR_POR_EXTENSO) return undefined;
  if (numero < 1000) return ateMil(numero, genero);
  const milhares = Math.floor(numero / 1000);
  const resto = numero % 1000;
  const mil = milhares === 1 ? 'mil' : `${ateMil(milhares, genero)} mil`;
  if (resto === 0) return mil;
  // "mil e cem", "mil e vinte", but "mil cento e vinte".
  const liga = resto < 100 || resto % 100 === 0 ? ' e ' : ' ';
  return `${mil}${liga}${ateMil(resto, genero)}`;
}

function ateMil(numero: number, genero: Genero): string {
  if (numero === 100) return 'cem';
  const centenas = Math.floor(numero / 100);
  const resto = numero % 100;
  const partes: string[] = [];
  if (centenas > 0) partes.push(centena(centenas, genero));
  if (resto > 0 || centenas === 0) partes.push(ateCem(resto, genero));
  return partes.join(' e ');
}

function centena(centenas: number, genero: Genero): string {
  if (centenas === 1) return 'cento';
  return `${CENTENAS[centenas]}${genero === 'feminino' ? 'as' : 'os'}`;
}

function ateCem(numero: number, genero: Genero): string {
  if (numero < 20) return UNIDADES[genero][numero] ?? ATE_DEZENOVE[numero - 2] ?? '';
  const dezena = DEZENAS[Math.floor(numero / 10)] ?? '';
  return numero % 10 === 0 ? dezena : `${dezena} e ${ateCem(numero % 10, genero)}`;
}
