import { normalizarBusca } from '../../texto.ts';
import { contadorDe, numeroDe } from './contagem.ts';

/**
 * What a posology says in numbers, as far as it is understood: what is not stays undefined, so that
 * nothing is concluded from a guess.
 */
export interface Posologia {
  /** The strength of one tablet, ampoule or other unit, in mg. */
  readonly unidadeMg: number | undefined;
  readonly unidadesPorTomada: number | undefined;
  /** The dose of one take, in mg. */
  readonly tomadaMg: number | undefined;
  readonly vezesPorDia: number | undefined;
  readonly diariaMg: number | undefined;
  readonly dias: number | undefined;
  readonly usoContinuo: boolean;
  /** How many units are dispensed, where they are counted by the unit. */
  readonly quantidade: number | undefined;
  readonly ampolas: number | undefined;
}

type Parte = string | number | null | undefined;

/** The parts of a posology as they are written; null and missing ones say nothing. */
export interface PartesDaPosologia {
  readonly concentracao?: Parte;
  readonly dose?: Parte;
  readonly frequencia?: Parte;
  readonly duracao?: Parte;
  readonly quantidade?: Parte;
}

const NUMERO = String.raw`(\d+(?:[.,]\d+)*)`;
const MASSA = new RegExp(String.raw`${NUMERO}\s*(mg|mcg|g)\b(?!\s*/)`);
const UNIDADES = 'comprimidos?|cp|cps|comp|capsulas?|caps|drageas?|adesivos?|ampolas?|amp';
const CONTADAS = contadorDe(UNIDADES);
const AMPOLAS = contadorDe('ampolas?|amp');
const INTERVALO = new RegExp(
  String.raw`(?:${NUMERO}\s*/\s*${NUMERO}\s*h|\b(?:de\s+)?${NUMERO}\s+em\s+${NUMERO}\s*h|a\s+cada\s+${NUMERO}\s*h)`,
);
const VEZES = new RegExp(
  String.raw`${NUMERO}\s*(?:x|vez(?:es)?)\s*(?:/|ao|por|a)?\s*(?:dia|d)\b|(uma|duas|tres|quatro)\s+vez(?:es)?\s+(?:ao|por)\s+dia`,
);
/** Matches moments of a day at which something is taken once, in a text of single spaces. */
const MOMENTO =
  /\b(?:(?:a|de|pela|da) (?:manha|tarde|noite)|ao (?:acordar|deitar|dormir)|antes de (?:deitar|dormir)|em jejum|no (?:almoco|jantar|cafe(?: da manha)?))\b/g;
/** Matches a second dose between two moments, other than the first. */
const OUTRA_DOSE = /\d|\b(?:mei[oa]|uma?|dois|duas|tres|quatro)\b/;
const NEM_TODO_DIA =
  /\b(?:por|na|ao|cada) (?:semana|mes)\b|alternado|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|\b(?:[02-9]|\d{2,}|duas|tres|quatro)\s*(?:x|vezes)\b/;
const DURACAO = new RegExp(String.raw`${NUMERO}\s*(dias?|semanas?|mes(?:es)?)\b`);
const PALAVRAS: Readonly<Record<string, number>> = { uma: 1, duas: 2, tres: 3, quatro: 4 };
const DIAS: Readonly<Record<string, number>> = { d: 1, s: 7, m: 30 };
const PARA_MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

/** Reads a posology: from its parts, or from a text in which they stand together. */
export function lerPosologia(partes: PartesDaPosologia): Posologia {
  const concentracao = normalizada(partes.concentracao);
  const dose = normalizada(partes.dose);
  const frequencia = normalizada(partes.frequencia);
  const duracao = normalizada(partes.duracao);
  const quantidade = normalizada(partes.quantidade);
  const unidadeMg = massa(concentracao);
  const unidadesPorTomada = CONTADAS.quantos(dose);
  const tomadaMg =
    massa(dose) !== undefined && unidadesPorTomada === undefined
      ? massa(dose)
      : produto(unidadeMg ?? massa(dose), unidadesPorTomada);
  const vezesPorDia = vezes(frequencia);
  const diariaMg = produto(tomadaMg, vezesPorDia);
  return {
    unidadeMg,
    unidadesPorTomada,
    tomadaMg,
    vezesPorDia,
    diariaMg,
    dias: dias(duracao),
    quantidade: CONTADAS.quantos(quantidade) ?? soNumero(quantidade),
    ampolas: AMPOLAS.quantos(quantidade),
    usoContinuo: /uso continuo|continuamente/.test(`${duracao} ${frequencia}`),
  };
}

/** Reads the posology of an item that is written as one text. */
export function lerPosologiaDoTexto(texto: string): Posologia {
  const simples = normalizarBusca(texto);
  const tomada = CONTADAS.trecho(simples) ?? massaEscrita(simples);
  return lerPosologia({
    concentracao: massaEscrita(simples),
    dose: tomada,
    frequencia: simples,
    duracao: /\b(?:por|durante) \d|continu/.test(simples) ? simples : null,
    quantidade: AMPOLAS.trecho(simples),
  });
}

/**
 * Counts the days that the dispensed quantity lasts; undefined when any part of that is unknown.
 */
export function diasDaQuantidade(posologia: Posologia): number | undefined {
  const { quantidade, unidadesPorTomada, tomadaMg, unidadeMg, vezesPorDia } = posologia;
  const porTomada = unidadesPorTomada ?? quociente(tomadaMg, unidadeMg);
  return quociente(quantidade, produto(porTomada, vezesPorDia));
}

function normalizada(parte: Parte): string {
  return normalizarBusca(String(parte ?? ''));
}

function massaEscrita(texto: string): string | undefined {
  return MASSA.exec(texto)?.[0];
}

function massa(texto: string): number | undefined {
  const [, numero, unidade = ''] = MASSA.exec(texto) ?? [];
  return produto(numeroDe(numero), PARA_MG[unidade]);
}

function vezes(texto: string): number | undefined {
  const intervalo = INTERVALO.exec(texto);
  if (intervalo) {
    // Takes the shorter of a range (4/6 h): a day's dose is the most that may be taken.
    const [, barra, , emEm, , aCada] = intervalo;
    const horas = numeroDe(barra ?? emEm ?? aCada);
    return horas && horas <= 24 ? 24 / horas : undefined;
  }
  const [dito, numero, palavra = ''] = VEZES.exec(texto) ?? [];
  return dito === undefined ? momentos(texto) : (numeroDe(numero) ?? PALAVRAS[palavra]);
}

/**
 * Counts the moments of a day: "à noite" once, "de manhã e à noite" twice; unknown with another
 * number beside it.
 */
function momentos(texto: string): number | undefined {
  const ditos = [...texto.matchAll(MOMENTO)];
  const entre = texto.slice(ditos[0]?.index, ditos.at(-1)?.index);
  const mudam = OUTRA_DOSE.test(entre);
  return ditos.length === 0 || mudam || NEM_TODO_DIA.test(texto) ? undefined : ditos.length;
}

function dias(texto: string): number | undefined {
  const [, numero, unidade = ''] = DURACAO.exec(texto) ?? [];
  return produto(numeroDe(numero), DIAS[unidade.charAt(0)]) ?? soNumero(texto);
}

function soNumero(texto: string): number | undefined {
  return /^\d+$/.test(texto) ? Number(texto) : undefined;
}

function produto(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a * b;
}

function quociente(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || !b ? undefined : a / b;
}
