/** The medicines that a free text names, in its order. */
import { reconhecer } from '../clinico/medicamentos/nomes.ts';
import { lerPosologia } from '../posologia/ler.ts';
import { BASE_DA_SEGURANCA } from '../seguranca/base.ts';
import type { ItemDaReceita } from '../seguranca/leitura.ts';
import { criarVocabulario, type Palavra, palavrasDe, procurar } from '../seguranca/texto-livre.ts';

/** Shorter keys are words of a note as well ("as", "sal"). */
const MENOR_CHAVE = 4;

const VOCABULARIO = criarVocabulario(
  new Map(
    [...BASE_DA_SEGURANCA.lexico.porChave].filter(
      ([chave]) => chave.length >= MENOR_CHAVE && !BASE_DA_SEGURANCA.lexico.ambiguos.has(chave),
    ),
  ),
);

export interface FarmacoNoTexto {
  readonly dcbs: readonly string[];
  /** What is written from it to the next one, its dose among it. */
  readonly escrito: string;
  /** What is written before it. */
  readonly antes: readonly Palavra[];
}

/** Each medicine of a sentence, with the words that follow it up to the next. */
export function farmacosNoTexto(texto: string): readonly FarmacoNoTexto[] {
  const palavras = palavrasDe(texto);
  const achados = procurar(palavras, VOCABULARIO);
  const lugares = lugaresDe(texto, palavras);
  return achados.map(({ valor, inicio }, posicao) => ({
    dcbs: valor.dcbs,
    escrito: texto.slice(lugares[inicio], lugares[achados[posicao + 1]?.inicio ?? -1]).trim(),
    antes: palavras.slice(0, inicio),
  }));
}

/** Where each word begins in the text. */
function lugaresDe(texto: string, palavras: readonly Palavra[]): readonly number[] {
  let desde = 0;
  return palavras.map(({ crua }) => {
    const onde = texto.indexOf(crua, desde);
    desde = onde < 0 ? desde : onde + crua.length;
    return onde < 0 ? desde : onde;
  });
}

const MAXIMO_DE_LETRAS = 200;

/**
 * A medicine of a text as an item that can be checked. A sentence says more around a name than a
 * prescription does: where the item is not recognised as it is written, its medicine stands for it.
 */
export function comoItem(
  { dcbs, escrito }: Pick<FarmacoNoTexto, 'dcbs' | 'escrito'>,
  posicao: number,
): ItemDaReceita {
  const texto = escrito.slice(0, MAXIMO_DE_LETRAS);
  const { reconhecido } = reconhecer(BASE_DA_SEGURANCA.lexico, texto);
  return {
    campo: `medications.${posicao}`,
    texto: reconhecido || dcbs.length === 0 ? texto : dcbs.join(' + '),
    posologia: lerPosologia({ texto }),
  };
}

/** The medicines of a text, each once. */
export function dcbsDoTexto(texto: string): readonly string[] {
  return [...new Set(farmacosNoTexto(texto).flatMap(({ dcbs }) => dcbs))];
}
