import { normalizarBusca } from '../texto.ts';
import { type DeQuem, improvavel } from './cid-de-quem.ts';

/**
 * A line of a list of codes: code with its dot, short name and, where there are, other words by
 * which it is sought. `dados/cid10.json` holds the common codes of CID-10 (OMS, tenth revision)
 * under short names of our own; the official names come by `scripts/importar-cid.ts`.
 */
export type LinhaDeCodigo = readonly string[];

/**
 * A diagnosis that a clinic writes often, and how people write it, apart by `;`. `dados/frequentes.json`
 * holds them the most frequent first: an order of our own for outpatient care, without figures.
 */
export type LinhaFrequente = readonly string[];

export interface CodigoDeDiagnostico {
  readonly codigo: string;
  readonly nome: string;
}

interface Entrada {
  readonly item: CodigoDeDiagnostico;
  /** The code without its dot, as people type it. */
  readonly codigo: string;
  readonly nome: string;
  /** Name and synonyms, a space around each word. */
  readonly tudo: string;
  /** Place among the frequent ones; infinite for the others. */
  readonly posto: number;
  /** How people write it. */
  readonly ditos: readonly string[];
}

/** Whom the diagnosis is of, and what the note about them says so far. */
export interface ContextoDoDiagnostico extends DeQuem {
  readonly nota?: string;
}

/** A list of codes made ready for search, once. */
export type IndiceDeCodigos = readonly Entrada[];

export function indexarCodigos(
  linhas: readonly LinhaDeCodigo[],
  frequentes: readonly LinhaFrequente[] = [],
): IndiceDeCodigos {
  const comuns = new Map(
    frequentes.map(([codigo, ditos = ''], posto) => [
      codigo,
      { posto, ditos: ditos.split(';').map(simplificar) },
    ]),
  );
  return linhas.map(([codigo = '', nome = '', sinonimos = '']) => {
    const chave = simplificar(nome);
    return {
      item: { codigo, nome },
      codigo: codigo.toLowerCase().replace('.', ''),
      nome: chave,
      tudo: ` ${chave} ${simplificar(sinonimos)} `,
      ...(comuns.get(codigo) ?? { posto: Number.POSITIVE_INFINITY, ditos: [] }),
    };
  });
}

/**
 * The codes that answer to what was typed, best first: the code itself, codes that begin so, then
 * what people call it, names that begin so, whole words, words that begin so, and the middle of words.
 * Every word typed must be found. Among equals what the note names comes first, then what is frequent;
 * what hardly fits sex or age comes last.
 */
export function buscarCodigos(
  indice: IndiceDeCodigos,
  texto: string,
  contexto: ContextoDoDiagnostico = {},
  limite = 30,
): readonly CodigoDeDiagnostico[] {
  const inteiro = simplificar(texto);
  if (inteiro === '') return [];
  const termos = inteiro.split(' ');
  const comoCodigo = texto.trim().toLowerCase().replace('.', '');
  const frases = frasesDa(contexto.nota ?? '');
  const achados: { entrada: Entrada; pontos: number; naNota: boolean }[] = [];
  for (const entrada of indice) {
    const pontos = pontuar(entrada, comoCodigo, inteiro, termos);
    if (pontos === 0) continue;
    // Who types a code means it.
    const cabe = pontos >= POR_CODIGO || !improvavel(entrada.item.codigo, contexto);
    achados.push({ entrada, pontos: cabe ? pontos : 0, naNota: ditoEm(entrada, frases) });
  }
  return achados
    .sort(
      (a, b) =>
        b.pontos - a.pontos ||
        Number(b.naNota) - Number(a.naNota) ||
        porFrequencia(a.entrada, b.entrada) ||
        a.entrada.item.nome.length - b.entrada.item.nome.length ||
        a.entrada.item.codigo.localeCompare(b.entrada.item.codigo),
    )
    .slice(0, limite)
    .map(({ entrada }) => entrada.item);
}

/** Frequent diagnoses that a note names and does not deny, the most frequent first. */
export function codigosDaNota(
  indice: IndiceDeCodigos,
  contexto: ContextoDoDiagnostico,
  limite = 4,
): readonly CodigoDeDiagnostico[] {
  const frases = frasesDa(contexto.nota ?? '');
  return indice
    .filter((entrada) => ditoEm(entrada, frases) && !improvavel(entrada.item.codigo, contexto))
    .sort(porFrequencia)
    .slice(0, limite)
    .map(({ item }) => item);
}

function porFrequencia({ posto: a }: Entrada, { posto: b }: Entrada): number {
  return a === b ? 0 : a - b;
}

/** What denies whatever follows it in a sentence, or says it of somebody else. */
const NEGA =
  / (nega|negou|negam|sem|nao|descart\p{L}*|afast\p{L}*|pai|mae|irma\p{L}*|avo|avos|famili\p{L}*) .*/u;

/** The sentences of a note, without what they deny. */
function frasesDa(nota: string): readonly string[] {
  return nota.split(/[.;:!?\n]+/).map((frase) => ` ${simplificar(frase)} `.replace(NEGA, ' '));
}

function ditoEm({ ditos }: Entrada, frases: readonly string[]): boolean {
  return ditos.some((dito) => frases.some((frase) => frase.includes(` ${dito} `)));
}

/** From here on the code itself was typed. */
const POR_CODIGO = 6;

function pontuar(
  { codigo, nome, tudo, ditos }: Entrada,
  comoCodigo: string,
  inteiro: string,
  termos: readonly string[],
): number {
  if (codigo === comoCodigo) return 7;
  if (/^[a-z]\d/.test(comoCodigo) && codigo.startsWith(comoCodigo)) return POR_CODIGO;
  if (ditos.includes(inteiro)) return 5;
  if (nome.startsWith(inteiro)) return 4;
  if (tudo.includes(` ${inteiro} `)) return 3;
  if (termos.every((termo) => tudo.includes(` ${termo}`))) return 2;
  return termos.every((termo) => tudo.includes(termo)) ? 1 : 0;
}

/** Removes accents, case and the signs that people type differently. */
function simplificar(texto: string): string {
  return normalizarBusca(texto)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds where the typed text stands in a name, accents apart; null where it does not stand as
 * typed.
 */
export function trecho(nome: string, texto: string): readonly [inicio: number, fim: number] | null {
  // Compares letter by letter, so that positions stay.
  const letras = [...nome.normalize('NFC')];
  const chave = letras.map((letra) => normalizarBusca(letra).charAt(0) || ' ').join('');
  const procurado = normalizarBusca(texto);
  const inicio = procurado === '' ? -1 : chave.indexOf(procurado);
  return inicio < 0 ? null : [inicio, inicio + procurado.length];
}
