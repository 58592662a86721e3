/** The sentence of a posology, as a Brazilian doctor writes it. */
import type { Via } from '../clinico/medicamentos/tipos.ts';
import { lerPosologia } from '../posologia/ler.ts';
import type { Contagem, FormaContada, Momento, Posologia, Ritmo } from '../posologia/tipos.ts';
import { normalizarBusca } from '../texto.ts';
import { numeroEscrito, quantiaEscrita, UNIDADES } from './unidades.ts';

/** How a route is written. */
export const POR_VIA: Readonly<Record<Via, string>> = {
  oral: 'por via oral',
  sublingual: 'sob a língua',
  intravenosa: 'por via intravenosa',
  intramuscular: 'por via intramuscular',
  subcutanea: 'por via subcutânea',
  injetavel: '',
  retal: 'por via retal',
  vaginal: 'por via vaginal',
  inalatoria: 'por via inalatória',
  nasal: 'por via nasal',
  oftalmica: 'por via oftálmica',
  otologica: 'por via otológica',
  topica: 'na pele',
  transdermica: 'na pele',
};
const VERBO_DA_VIA: Readonly<Partial<Record<Via, string>>> = {
  oral: 'Tomar',
  sublingual: 'Colocar',
  retal: 'Introduzir',
  vaginal: 'Introduzir',
  inalatoria: 'Inalar',
  oftalmica: 'Pingar',
  otologica: 'Pingar',
  nasal: 'Aplicar',
};
const VERBO_DA_FORMA: Readonly<Partial<Record<FormaContada, string>>> = {
  comprimido: 'Tomar',
  capsula: 'Tomar',
  dragea: 'Tomar',
  sache: 'Tomar',
  mL: 'Tomar',
  jato: 'Inalar',
  supositorio: 'Introduzir',
  ovulo: 'Introduzir',
  ampola: 'Aplicar',
  adesivo: 'Aplicar',
  aplicacao: 'Aplicar',
};
const MOMENTO: Readonly<Record<Momento, string>> = {
  jejum: 'em jejum',
  manha: 'pela manhã',
  almoco: 'no almoço',
  tarde: 'à tarde',
  jantar: 'no jantar',
  noite: 'à noite',
  deitar: 'ao deitar',
};

/** What is known of the product beyond the posology. */
export interface DoProduto {
  /** The way it is used, where the posology says none. */
  readonly via?: Via | undefined;
  /** What it is counted in, where the posology says only a number ("1 à noite"). */
  readonly forma?: FormaContada | undefined;
}

/**
 * Writes the sentence: "Tomar 1 comprimido por via oral de 8 em 8 horas por 7 dias." Undefined where
 * it does not say how much, or neither how often nor in what case: nothing is filled in.
 */
export function escreverPosologia(
  posologia: Posologia,
  produto: DoProduto = {},
): string | undefined {
  const quanto = quantoDe(posologia, produto);
  const { ritmo, se, dias, usoContinuo } = posologia;
  if (!quanto || (!ritmo && se === undefined)) return undefined;
  const via = posologia.via ?? produto.via;
  const frequencia = ritmo && frequenciaDe(ritmo);
  if (ritmo && frequencia === undefined) return undefined;
  const partes = [
    verboDe(posologia, via),
    quanto,
    via && POR_VIA[via],
    frequencia,
    dias && ritmo?.aCadaDias !== 0 ? `por ${dias} ${dias === 1 ? 'dia' : 'dias'}` : '',
  ];
  const frase = partes.filter(Boolean).join(' ');
  const caso = se === undefined ? '' : `, se ${se || 'necessário'}`;
  return `${frase}${caso}${usoContinuo ? ', uso contínuo' : ''}.`;
}

function verboDe({ contagem }: Posologia, via: Via | undefined): string {
  if (via) return VERBO_DA_VIA[via] ?? 'Aplicar';
  return (contagem && VERBO_DA_FORMA[contagem.forma]) ?? 'Usar';
}

function quantoDe({ contagem, tomada }: Posologia, { forma }: DoProduto): string | undefined {
  if (contagem) return contada(contagem, forma);
  return tomada && `${numeroEscrito(tomada.valor)} ${tomada.unidade}`;
}

function contada({ de, valor, forma }: Contagem, doProduto: FormaContada | undefined): string {
  const unidade = UNIDADES[forma === 'unidade' ? (doProduto ?? forma) : forma];
  return de === undefined
    ? quantiaEscrita(valor, unidade)
    : `${numeroEscrito(de)} a ${quantiaEscrita(valor, unidade)}`;
}

function frequenciaDe({ vezesPorDia, aCadaDias, intervaloHoras, momentos = [] }: Ritmo) {
  if (aCadaDias === 0) return 'em dose única';
  const noDia = diariaDe(vezesPorDia, intervaloHoras, momentos);
  if (aCadaDias === 1) return noDia;
  if (vezesPorDia !== 1) return undefined;
  const dito = entreDias(aCadaDias);
  return dito && momentos.length > 0 ? `${dito}, ${lista(momentos)}` : dito;
}

function diariaDe(vezes: number, horas: number | undefined, momentos: readonly Momento[]) {
  if (horas !== undefined) {
    const intervalo = `de ${numeroEscrito(horas)} em ${numeroEscrito(horas)} ${horas === 1 ? 'hora' : 'horas'}`;
    return momentos.length > 0 ? `${intervalo}, ${lista(momentos)}` : intervalo;
  }
  if (momentos.length === vezes) return lista(momentos);
  if (!Number.isInteger(vezes)) return undefined;
  const dito = `${vezes} ${vezes === 1 ? 'vez' : 'vezes'} ao dia`;
  return momentos.length > 0 ? `${dito}, ${lista(momentos)}` : dito;
}

function entreDias(dias: number): string | undefined {
  if (dias === 2) return 'em dias alternados';
  if (dias === 7) return '1 vez por semana';
  if (dias < 7 && 7 % dias === 0 && Number.isInteger(7 / dias))
    return `${7 / dias} vezes por semana`;
  if (dias === 30) return '1 vez por mês';
  return Number.isInteger(dias) ? `a cada ${dias} dias` : undefined;
}

function lista(momentos: readonly Momento[]): string {
  const ditos = momentos.map((momento) => MOMENTO[momento]);
  const ultimo = ditos.at(-1) ?? '';
  return ditos.length > 1 ? `${ditos.slice(0, -1).join(', ')} e ${ultimo}` : ultimo;
}

/** "Se necessário" in two letters, which the reader leaves alone: they are no posology by themselves. */
const SN = /(?:^|\s)s\/?n(?=\s|$|\.)/;
const N = String.raw`(?:\d+(?:[.,]\d+)?(?:\/\d+)?|½|meio|meia)`;
const SINTOMA =
  'dor|febre|nausea|vomito|tosse|necessario|enjoo|alergia|coceira|azia|insonia|ansiedade';
/** How much is taken: of more than one, a sentence would say the larger alone. */
const QUANTO = new RegExp(
  String.raw`${N}(?:\s*(?:a|-|ou)\s*${N})?\s*(?:cps?|cprs?|comp|comprimidos?|caps?|capsulas?|drg|drageas?|gts?|gotas?|ml|jatos?|puffs?|amps?|ampolas?|adesivos?|sup|supositorios?|ovulos?|saches?|envelopes?|aplicac(?:ao|oes))\b(?:\s+e\s+mei[oa]\b)?`,
  'g',
);
/** How often. */
const QUANDO = new RegExp(
  [
    String.raw`${N}\s*\/\s*${N}\s*h(?:s|oras?)?\b`,
    String.raw`(?:de\s+)?${N}\s+em\s+${N}\s+h(?:s|oras?)?\b`,
    String.raw`\d+\s*(?:x|vez(?:es)?)\s*(?:\/|ao|por)?\s*(?:dia|d|semana|sem|mes)\b`,
    String.raw`(?:\ba\s+cada|\bcada)\s+\d+\s+(?:horas?|dias?)\b`,
    String.raw`\/\s*(?:dia|d)\b`,
    String.raw`\bdose\s+unica|\b(?:em\s+)?dias?\s+alternados`,
  ].join('|'),
  'g',
);
const POR_QUANTO = /(?:por\s+)?\d+\s*(?:d|dias?|semanas?|mes(?:es)?)\b/g;
/** The rest that may be said once or more and is read whole. */
const RESTO = new RegExp(
  [
    String.raw`\b(?:tomar|colocar|aplicar|inalar|pingar|introduzir|usar|ingerir)\b`,
    String.raw`\b(?:vo|sl|im|iv|ev|sc)\b|\bpor\s+via\s+\w+|\bvia\s+\w+|\bsob\s+a\s+lingua|\bna\s+pele`,
    String.raw`\b(?:uso\s+)?continuo`,
    String.raw`\b(?:a|de|pela)\s+(?:manha|tarde|noite)|\bao\s+deitar|\bem\s+jejum|\bno\s+(?:almoco|jantar)|\be\b|\bem\b`,
    String.raw`\bse\s+(?:${SINTOMA})s?(?:\s+(?:ou|e)\s+(?:${SINTOMA})s?)*`,
    String.raw`[\s.,;]+`,
  ].join('|'),
  'g',
);

const VIA_DITA = /\b(?:vo|sl|im|iv|ev|sc|via|lingua|pele)\b/;

/** A shorthand as it was read, and the sentence of it. */
export interface Atalho {
  readonly posologia: Posologia;
  readonly frase: string;
}

/**
 * Reads a shorthand, "1cp 8/8h 7d", or a plain sentence, and writes it out. Undefined for a text that says
 * anything besides, has stages, or is not understood: it stays as the doctor wrote it.
 */
export function lerAtalho(texto: string, produto: DoProduto = {}): Atalho | undefined {
  if (texto.length > 160) return undefined;
  const simples = normalizarBusca(texto);
  const seNecessario = SN.test(simples);
  const semSn = simples.replace(SN, ' ');
  if (!soUmaTomada(semSn)) return undefined;
  const lida = lerPosologia({ texto: semSn });
  // A count or a case that was lost would make the sentence say less than it was told.
  if (!lida.contagem || (/\bse\b/.test(semSn) && lida.se === undefined)) return undefined;
  const posologia = {
    ...lida,
    se: seNecessario ? (lida.se ?? '') : lida.se,
    // The reader takes a tablet for oral; of this product it is known, and else nobody said it.
    via: VIA_DITA.test(semSn) ? lida.via : undefined,
  };
  const frase = escreverPosologia(posologia, produto);
  return frase === undefined ? undefined : { posologia, frase };
}

/** Whether a text says one amount, one rhythm and one duration at most, and nothing that goes unread. */
function soUmaTomada(texto: string): boolean {
  let resto = texto;
  for (const padrao of [QUANDO, QUANTO, POR_QUANTO]) {
    if ((resto.match(padrao)?.length ?? 0) > 1) return false;
    resto = resto.replace(padrao, ' ');
  }
  return resto.replace(RESTO, '') === '';
}
