import { limpo } from './aritmetica.ts';
import { NUMERO, numeroDe } from './contagem.ts';
import type { Papel } from './papel.ts';
import type { Concentracao, Dose, UnidadeDeDose } from './tipos.ts';

/** The amounts of substance in a text: strengths, concentrations, doses, doses by weight. */
export interface Substancias {
  readonly concentracoes: readonly Concentracao[];
  readonly porKg: readonly (Dose & { readonly em: 'tomada' | 'dia' })[];
  readonly porDia: readonly Dose[];
  /** Amounts that say no more: a strength or a dose, by where they stand. */
  readonly soltas: readonly Solta[];
}

export interface Solta extends Dose {
  readonly onde: number;
  /** "6 cp (15 mg)": the sum, never the strength. */
  readonly entreParenteses: boolean;
  /** "10 unidades": international units of insulin, but suppositories elsewhere. */
  readonly ehPalavra: boolean;
  /** "2 cp de 50 mg": the strength of that unit. */
  readonly deUnidade: boolean;
  /** The other strengths of a product of several: 125 in 875/125 mg. */
  readonly outras: readonly Dose[];
}

const UNIDADE = String.raw`mg|mcg|[µμ]g|ug|g|(?:(?:milhoes|milhao|mi|mil)\s*(?:de\s+)?)?(?:ui|unidades?|u)|mui|meq|mmol`;
const POR = String.raw`(?:\s*/\s*(${NUMERO})\s*ml\b|\s*(?:/|\b(?:por|ao)\s)\s*(ml|jatos?|doses?|puffs?|hora|h|min|kg|dia|d|24\s*h|comprimido|comp|cps?|capsula|caps|ampola|amp|frasco|adesivo)\b)?`;
const POR_DEPOIS = String.raw`(?:\s*(?:/|\b(?:por|ao)\s)\s*(dia|d|24\s*h|dose|tomada|vez|h|hora|min)\b)?`;
const QUANTIA = new RegExp(
  String.raw`(?<![\w.,/])(?:(${NUMERO})\s*(?:-|a|ou|ate)\s*)?(${NUMERO}(?:(?:\s*(?:${UNIDADE}))?\s*[/+]\s*${NUMERO})*)\s*(${UNIDADE})\b${POR}${POR_DEPOIS}`,
  'g',
);
const PORCENTAGEM = new RegExp(String.raw`(?<![\w.,/])(${NUMERO})\s*%`, 'g');

const PARA: Readonly<Record<string, readonly [UnidadeDeDose, number]>> = {
  mg: ['mg', 1],
  mcg: ['mg', 0.001],
  µg: ['mg', 0.001],
  μg: ['mg', 0.001],
  ug: ['mg', 0.001],
  g: ['mg', 1000],
  mui: ['UI', 1_000_000],
  meq: ['mEq', 1],
  mmol: ['mEq', 1],
};

/** Takes every amount of substance out of a text. */
export function tirarSubstancias(papel: Papel): Substancias {
  const original = papel.texto;
  const concentracoes: Concentracao[] = [];
  const porKg: (Dose & { em: 'tomada' | 'dia' })[] = [];
  const porDia: Dose[] = [];
  const soltas: Solta[] = [];
  for (const { grupos, onde } of papel.tirar(QUANTIA)) {
    const [, , numeros = '', unidade = '', divisor, por = '', depois = ''] = grupos;
    const [primeira, ...outras] = doses(numeros, unidade);
    if (!primeira) continue;
    const em = divisor === undefined ? por.replace(/s$/, '') : 'ml';
    if (em === 'kg') {
      if (/^(?:h|hora|min)$/.test(depois)) continue;
      porKg.push({ ...primeira, em: ehDia(depois) ? 'dia' : 'tomada' });
    } else if (ehDia(em)) porDia.push(primeira);
    else if (em === 'min') continue;
    else if (em === '') {
      const antes = original.slice(0, onde);
      const entreParenteses = /\(\s*$/.test(antes);
      const deUnidade = /\d\s*[a-z]+\s+de\s*$/.test(antes);
      const ehPalavra = /^unidades?$/.test(unidade);
      soltas.push({ ...primeira, onde, entreParenteses, ehPalavra, deUnidade, outras });
    } else concentracoes.push(...concentracao(primeira, em, numeroDe(divisor) ?? 1));
  }
  for (const { grupos } of papel.tirar(PORCENTAGEM)) {
    const valor = numeroDe(grupos[1]);
    if (valor !== undefined) concentracoes.push({ valor: valor * 10, unidade: 'mg', por: 'mL' });
  }
  return { concentracoes, porKg, porDia, soltas };
}

/** 1 % is a gram in 100 mL; 400 mg/5 mL are 80 mg in one. */
function concentracao(dose: Dose, em: string, divisor: number): readonly Concentracao[] {
  if (!(divisor > 0)) return [];
  const valor = dose.valor / divisor;
  const comum = { valor, unidade: dose.unidade };
  if (em === 'ml') return [{ ...comum, por: 'mL', ...(divisor !== 1 && { volumeMl: divisor }) }];
  if (em === 'h' || em === 'hora') return [{ ...comum, por: 'hora' }];
  if (/^(?:jato|dose|puff)$/.test(em)) return [{ ...comum, por: 'jato' }];
  return [{ ...comum, por: 'unidade' }];
}

function ehDia(texto: string): boolean {
  return /^(?:dia|d|24\s*h)$/.test(texto);
}

/** Reads "875/125 mg", "500 mg/30 mg" and "50 mg + 12,5 mg": each with its unit, or the last's. */
function doses(numeros: string, unidadeFinal: string): readonly Dose[] {
  const partes = numeros.split(/[/+]/).map((parte) => parte.trim());
  return partes.flatMap((parte, posicao) => {
    const [, numero, propria] =
      new RegExp(String.raw`^(${NUMERO})\s*(${UNIDADE})?$`).exec(parte) ?? [];
    const valor = numeroDe(numero);
    const ultima = posicao === partes.length - 1;
    const dose = valor === undefined ? undefined : de(valor, (!ultima && propria) || unidadeFinal);
    return dose ? [dose] : [];
  });
}

function de(valor: number, escrita: string): Dose | undefined {
  const [unidade, fator] =
    PARA[escrita] ?? (/(?:ui|unidades?|u)$/.test(escrita) ? ui(escrita) : []);
  return unidade && fator ? { valor: limpo(valor * fator), unidade } : undefined;
}

function ui(escrita: string): readonly [UnidadeDeDose, number] {
  if (/^(?:milh|mi\b)/.test(escrita)) return ['UI', 1_000_000];
  return ['UI', escrita.startsWith('mil') ? 1000 : 1];
}
