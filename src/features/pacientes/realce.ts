import { normalizarBusca, semMarcas, somenteDigitos } from '@domain/texto.ts';

/** A piece of a text, and whether it is what was searched. */
export interface Trecho {
  texto: string;
  achado: boolean;
}

const SO_NUMERO = /^[\d\s.()/+-]+$/;

/** Splits a text at what the term found in it, whatever the accents, the case and the masks. */
export function realcar(texto: string, termo: string): Trecho[] {
  const achados = SO_NUMERO.test(termo) ? acharDigitos(texto, termo) : acharPalavras(texto, termo);
  const trechos: Trecho[] = [];
  let ate = 0;
  for (const [inicio, fim] of unir(achados)) {
    if (inicio > ate) trechos.push({ texto: texto.slice(ate, inicio), achado: false });
    trechos.push({ texto: texto.slice(inicio, fim), achado: true });
    ate = fim;
  }
  if (ate < texto.length) trechos.push({ texto: texto.slice(ate), achado: false });
  return trechos;
}

type Intervalo = readonly [inicio: number, fim: number];

function acharPalavras(texto: string, termo: string): Intervalo[] {
  const { simples, posicoes } = semAcentos(texto);
  const palavras = normalizarBusca(termo).split(' ').filter(Boolean);
  return palavras.flatMap((palavra) => {
    const inicio = simples.indexOf(palavra);
    return inicio < 0 ? [] : [intervalo(posicoes, inicio, palavra.length, texto.length)];
  });
}

function acharDigitos(texto: string, termo: string): Intervalo[] {
  const posicoes = [...texto].flatMap((letra, posicao) => (/\d/.test(letra) ? posicao : []));
  const procurado = somenteDigitos(termo);
  const inicio = procurado ? somenteDigitos(texto).indexOf(procurado) : -1;
  return inicio < 0 ? [] : [intervalo(posicoes, inicio, procurado.length, texto.length)];
}

/** The text as it is searched, and where each of its letters stands in the original. */
function semAcentos(texto: string): { simples: string; posicoes: number[] } {
  let simples = '';
  const posicoes: number[] = [];
  for (let posicao = 0; posicao < texto.length; posicao += 1) {
    const letras = semMarcas(texto[posicao] ?? '');
    for (const letra of letras) {
      simples += letra;
      posicoes.push(posicao);
    }
  }
  return { simples, posicoes };
}

function intervalo(
  posicoes: readonly number[],
  inicio: number,
  tamanho: number,
  limite: number,
): Intervalo {
  const ultimo = posicoes[inicio + tamanho - 1] ?? limite - 1;
  return [posicoes[inicio] ?? 0, ultimo + 1];
}

function unir(intervalos: readonly Intervalo[]): Intervalo[] {
  const unidos: Intervalo[] = [];
  for (const atual of [...intervalos].sort((a, b) => a[0] - b[0])) {
    const anterior = unidos.at(-1);
    if (anterior && atual[0] <= anterior[1]) {
      unidos[unidos.length - 1] = [anterior[0], Math.max(anterior[1], atual[1])];
    } else unidos.push(atual);
  }
  return unidos;
}
