/**
 * Reads from the plan of an entry when the patient is asked back: "retorno em 30 dias". A proposal
 * that a doctor confirms. Whatever can be read in two ways proposes nothing.
 */
import { dataExiste } from '../datas.ts';
import { DE_UM_A_NOVE } from '../numeros-em-palavras.ts';
import { normalizarBusca } from '../texto.ts';

export interface PropostaDeRetorno {
  /** Calendar date, `AAAA-MM-DD`. */
  data: string;
  /** The words it was read from, as written, for the doctor to recognise. */
  trecho: string;
}

type Unidade = 'dia' | 'mes';
interface Prazo {
  quantos: number;
  unidade: Unidade;
}

/** The longest plan that is read: a longer text is no plan of one visit. */
const TAMANHO_MAXIMO = 50_000;
/** The furthest return that is proposed, in days. */
const PRAZO_MAXIMO = 5 * 366;

const NUMEROS: Readonly<Record<string, number>> = {
  ...DE_UM_A_NOVE,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  sessenta: 60,
  noventa: 90,
};

/** A unit as written, and how many days or months it is. */
const UNIDADES: readonly [RegExp, Prazo][] = [
  [/^(?:d|dias?)$/, { quantos: 1, unidade: 'dia' }],
  [/^(?:sem|semanas?)$/, { quantos: 7, unidade: 'dia' }],
  [/^(?:mes|meses)$/, { quantos: 1, unidade: 'mes' }],
  [/^anos?$/, { quantos: 12, unidade: 'mes' }],
];

const PERIODICOS: Readonly<Record<string, Prazo>> = {
  semanal: { quantos: 7, unidade: 'dia' },
  quinzenal: { quantos: 15, unidade: 'dia' },
  mensal: { quantos: 1, unidade: 'mes' },
  bimestral: { quantos: 2, unidade: 'mes' },
  trimestral: { quantos: 3, unidade: 'mes' },
  semestral: { quantos: 6, unidade: 'mes' },
  anual: { quantos: 12, unidade: 'mes' },
};

/** Matches words that ask the patient back. */
const PEDIDO =
  /\b(?:retornar|retornara|retorna|retorno|rto|ret|voltar|volta|reavaliar|reavaliacao|reconsulta|rever|revisao|(?:proxima|nova) consulta)\b/;
/** Matches what stands before a request that is denied, conditional or past, and so is none. */
const ANTES_DESFAZ =
  /\b(?:nao|sem|se|caso|nunca|faltou|perdeu|compareceu|ultimo|ultima|anterior|cancelado|cancelada|dispensado|previo|veio|atrasado)\b/;
/**
 * Matches what follows a date and makes it conditional; an earlier return "se piorar" leaves it
 * firm.
 */
const DEPOIS_DESFAZ = /\b(?:se|caso|ou|talvez|dependendo)\b/;
const ANTES_SE_PRECISO = /^\s*,?\s*ou (?:antes|sos|a qualquer momento|imediatamente)\b/;

/** Not "com": "retorno com 15 meses" is said of a child's age. */
const LIGACAO = '(?:em|apos|daqui a|daqui|dentro de|para|no dia|dia|em dia)';
/** Words between the request and its date ("voltar com exames em 30 dias"), free of digits. */
const MEIO = String.raw`(?:[\s:]+[a-z(),/-]+){0,8}?`;
const NUMERO = `(\\d{1,4}|${Object.keys(NUMEROS).join('|')})`;
const UNIDADE = '(dias?|d|semanas?|sem|meses|mes|anos?)';

const POR_PRAZO = new RegExp(
  `${PEDIDO.source}(?:${MEIO}[\\s:]+${LIGACAO})?[\\s:]+${NUMERO}\\s*${UNIDADE}\\b`,
);
const POR_DATA = new RegExp(
  `${PEDIDO.source}(?:${MEIO}[\\s:]+${LIGACAO})?[\\s:]+(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])`,
);
const PERIODICO = new RegExp(
  `${PEDIDO.source}\\s+(?:ambulatorial\\s+)?(${Object.keys(PERIODICOS).join('|')})\\b`,
);
/** "30 a 40 dias", "30/60 dias", "2-3 meses": a range is not a date. */
const FAIXA = new RegExp(`\\d+\\s*(?:a|ate|ou|-|/)\\s*\\d+\\s*${UNIDADE}\\b`);
/** "em 30 dias e em 90 dias", "em 30 dias, depois em 6 meses". */
const OUTRO_PRAZO = new RegExp(
  `\\b(?:em|apos|e|a|ate|ou|depois|com)[\\s-]+${NUMERO}\\s*${UNIDADE}\\b`,
);
/** Hours are read in whole days only. */
const POR_HORAS = new RegExp(
  `${PEDIDO.source}(?:${MEIO}[\\s:]+${LIGACAO})?[\\s:]+(24|48|72|96)\\s*(?:h|hs|horas)\\b`,
);

/**
 * The return that a plan asks for, counted from the day of the visit; null when it asks for none, or
 * cannot be read in one way only.
 * @param plano text of the plan, as typed
 * @param atendidoEm calendar date of the visit, `AAAA-MM-DD`
 */
export function proporRetorno(plano: string, atendidoEm: string): PropostaDeRetorno | null {
  if (plano.length > TAMANHO_MAXIMO || !dataExiste(atendidoEm)) return null;
  const lidas = frases(plano).flatMap((frase) => lerFrase(frase, atendidoEm) ?? []);
  if (lidas.includes('ambigua')) return null;
  const propostas = lidas.filter((lida) => lida !== 'ambigua');
  const [primeira, ...outras] = propostas;
  // Proposes nothing for two different days: the doctor says which one is meant.
  if (!primeira || outras.some(({ data }) => data !== primeira.data)) return null;
  return primeira;
}

/** Splits a plan into sentences; a full stop between digits ends none. */
function frases(plano: string): string[] {
  return plano.split(/[;\n\r!?]|\.(?!\d)/).filter((frase) => frase.trim() !== '');
}

function lerFrase(frase: string, atendidoEm: string): PropostaDeRetorno | 'ambigua' | null {
  const texto = normalizarBusca(frase);
  const achado = achar(texto, atendidoEm);
  if (!achado) return null;
  const antes = texto.slice(0, achado.inicio);
  const depois = texto.slice(achado.fim);
  const dentro = texto.slice(achado.inicio, achado.fim);
  const condicional = DEPOIS_DESFAZ.test(depois) && !ANTES_SE_PRECISO.test(depois);
  if (ANTES_DESFAZ.test(antes)) return null;
  if (condicional || DEPOIS_DESFAZ.test(dentro) || FAIXA.test(texto)) return 'ambigua';
  if (outraData(depois) || !achado.data) return 'ambigua';
  return { data: achado.data, trecho: frase.trim().replace(/\s+/g, ' ').slice(0, 120) };
}

/** Whether the sentence holds another request, or a second stretch of time joined to the first. */
function outraData(depois: string): boolean {
  return PEDIDO.test(depois) || OUTRO_PRAZO.test(depois);
}

interface Achado {
  inicio: number;
  fim: number;
  /** Null when the time it says cannot be. */
  data: string | null;
}

function achar(texto: string, atendidoEm: string): Achado | null {
  const data = POR_DATA.exec(texto);
  if (data) return situar(data, lerDataEscrita(data, atendidoEm));
  const prazo = POR_PRAZO.exec(texto);
  if (prazo) return situar(prazo, depoisDe(atendidoEm, lerPrazo(prazo[1], prazo[2])));
  const horas = POR_HORAS.exec(texto);
  if (horas) {
    const dias = Number(horas[1]) / 24;
    return situar(horas, depoisDe(atendidoEm, { quantos: dias, unidade: 'dia' }));
  }
  const periodo = PERIODICO.exec(texto);
  if (!periodo) return null;
  return situar(periodo, depoisDe(atendidoEm, PERIODICOS[periodo[1] ?? ''] ?? null));
}

function situar(achado: RegExpExecArray, data: string | null): Achado {
  return { inicio: achado.index, fim: achado.index + achado[0].length, data };
}

function lerPrazo(numero = '', unidade = ''): Prazo | null {
  const quantos = NUMEROS[numero] ?? Number(numero);
  const medida = UNIDADES.find(([escrita]) => escrita.test(unidade))?.[1];
  if (!medida || !Number.isInteger(quantos) || quantos < 1) return null;
  return { quantos: quantos * medida.quantos, unidade: medida.unidade };
}

/** Reads a date written out; without a year, the next such day. */
function lerDataEscrita(achado: RegExpExecArray, atendidoEm: string): string | null {
  const [, dia = '', mes = '', anoEscrito] = achado;
  const desteAno = Number(atendidoEm.slice(0, 4));
  const em = (ano: number | string) => `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const candidatas =
    anoEscrito === undefined
      ? [em(desteAno), em(desteAno + 1)]
      : [em(anoEscrito.length === 2 ? `20${anoEscrito}` : anoEscrito)];
  return candidatas.find((data) => dataExiste(data) && plausivel(data, atendidoEm)) ?? null;
}

/** Adds days or months to a calendar date. 31 January and one month is 28 (or 29) February. */
function depoisDe(dia: string, prazo: Prazo | null): string | null {
  if (!prazo) return null;
  const [ano = 0, mes = 1, doMes = 1] = dia.split('-').map(Number);
  const instante =
    prazo.unidade === 'dia'
      ? Date.UTC(ano, mes - 1, doMes + prazo.quantos)
      : Date.UTC(
          ano,
          mes - 1 + prazo.quantos,
          Math.min(doMes, diasDoMes(ano, mes - 1 + prazo.quantos)),
        );
  const data = new Date(instante);
  if (Number.isNaN(data.getTime())) return null;
  const escrita = data.toISOString().slice(0, 10);
  return plausivel(escrita, dia) ? escrita : null;
}

function diasDoMes(ano: number, mes: number): number {
  return new Date(Date.UTC(ano, mes + 1, 0)).getUTCDate();
}

function plausivel(data: string, atendidoEm: string): boolean {
  const dias = (Date.parse(data) - Date.parse(atendidoEm)) / 86_400_000;
  return dias > 0 && dias <= PRAZO_MAXIMO;
}
