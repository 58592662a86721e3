/** A sentence as rules read it: without accents, numbers in digits, and where each part stands in it. */
import { DE_UM_A_NOVE } from '../../numeros-em-palavras.ts';
import { semMarcas } from '../../texto.ts';

const PARTES = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\d]/gu;

const UNIDADES: Readonly<Record<string, number>> = {
  zero: 0,
  ...DE_UM_A_NOVE,
};
const ATE_DEZENOVE: Readonly<Record<string, number>> = {
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
};
const DEZENAS: Readonly<Record<string, number>> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};
const CENTENAS: Readonly<Record<string, number>> = {
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};

interface Parte {
  readonly texto: string;
  /** As it was said, or its digits. */
  readonly crua: string;
  readonly inicio: number;
  readonly fim: number;
}

/** A sentence made ready for rules. */
export interface Lida {
  /** Lower case, no accents, one space between parts, numbers in digits. */
  readonly texto: string;
  /** The place in the sentence as it was said of a place in `texto`. */
  readonly onde: (inicio: number, fim: number) => { readonly inicio: number; readonly fim: number };
  /** The same place as a doctor would write it: with its accents, numbers in digits. */
  readonly escrita: (inicio: number, fim: number) => string;
}

/** Reads a sentence; what is written in digits stays, what is said as a number becomes digits. */
export function ler(dita: string): Lida {
  const partes = comNumeros(
    [...dita.matchAll(PARTES)].map((achada) => ({
      texto: semMarcas(achada[0]),
      crua: achada[0],
      inicio: achada.index,
      fim: achada.index + achada[0].length,
    })),
  );
  const lugares: number[] = [];
  let texto = '';
  for (const parte of partes) {
    lugares.push(texto.length);
    texto += `${parte.texto} `;
  }
  const posicaoEm = (lugar: number) => {
    const depois = lugares.findIndex((um) => um > lugar);
    return (depois < 0 ? partes.length : depois) - 1;
  };
  return {
    texto: texto.trimEnd(),
    onde: (inicio, fim) => ({
      inicio: partes[posicaoEm(inicio)]?.inicio ?? 0,
      fim: partes[posicaoEm(Math.max(inicio, fim - 1))]?.fim ?? dita.length,
    }),
    escrita: (inicio, fim) =>
      partes
        .slice(posicaoEm(inicio), posicaoEm(Math.max(inicio, fim - 1)) + 1)
        .map(({ crua }) => crua)
        .join(' ')
        .replace(/ ?([/-]) ?/g, '$1')
        .replace(/ ([,.;:%])/g, '$1'),
  };
}

function comNumeros(partes: readonly Parte[]): readonly Parte[] {
  const lidas: Parte[] = [];
  for (let posicao = 0; posicao < partes.length; ) {
    const numero = numeroEm(partes, posicao);
    const primeira = partes[posicao];
    const ultima = partes[posicao + Math.max(1, numero.partes) - 1];
    if (!primeira || !ultima) break;
    lidas.push(
      numero.partes === 0
        ? primeira
        : {
            texto: numero.escrito,
            crua: numero.escrito,
            inicio: primeira.inicio,
            fim: ultima.fim,
          },
    );
    posicao += Math.max(1, numero.partes);
  }
  return lidas;
}

interface Numero {
  readonly escrito: string;
  /** How many parts it takes; 0 where there is no number. */
  readonly partes: number;
}

const NENHUM: Numero = { escrito: '', partes: 0 };

/** The number that is said from a place on: "cento e vinte", "trinta e oito e meio", "trinta e sete vírgula dois". */
function numeroEm(partes: readonly Parte[], desde: number): Numero {
  const palavra = (n: number) => partes[desde + n]?.texto ?? '';
  const inteiro = inteiroEm(palavra);
  if (inteiro === null) return NENHUM;
  const { valor, partes: gastas } = inteiro;
  if (palavra(gastas) === 'e' && palavra(gastas + 1) === 'meio')
    return { escrito: `${valor},5`, partes: gastas + 2 };
  const decimal =
    palavra(gastas) === 'virgula' || palavra(gastas) === 'ponto'
      ? inteiroEm((n) => palavra(gastas + 1 + n))
      : null;
  return decimal
    ? { escrito: `${valor},${decimal.valor}`, partes: gastas + 1 + decimal.partes }
    : { escrito: String(valor), partes: gastas };
}

type Palavra = (n: number) => string;

function inteiroEm(palavra: Palavra): { valor: number; partes: number } | null {
  const centena = CENTENAS[palavra(0)];
  if (centena !== undefined) {
    const resto = palavra(1) === 'e' ? ateNoventaENove((n) => palavra(n + 2)) : null;
    return resto
      ? { valor: centena + resto.valor, partes: resto.partes + 2 }
      : { valor: centena, partes: 1 };
  }
  return ateNoventaENove(palavra);
}

function ateNoventaENove(palavra: Palavra): { valor: number; partes: number } | null {
  const [primeira, terceira] = [palavra(0), palavra(2)];
  const dezena = DEZENAS[primeira];
  if (dezena !== undefined) {
    const unidade = palavra(1) === 'e' ? UNIDADES[terceira] : undefined;
    return unidade ? { valor: dezena + unidade, partes: 3 } : { valor: dezena, partes: 1 };
  }
  const valor = ATE_DEZENOVE[primeira] ?? UNIDADES[primeira];
  return valor === undefined ? null : { valor, partes: 1 };
}

/** A number as it is read: comma or point for decimals. */
export const comoNumero = (escrito: string) => Number(escrito.replace(',', '.'));
