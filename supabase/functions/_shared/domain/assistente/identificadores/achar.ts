/**
 * Where a text names somebody: what is taken out before any text leaves for a service outside. When in
 * doubt it is taken: a word too many missing costs less than a patient named.
 */
import { cpfValido } from '../../documentos/cpf.ts';
import { acharNomes } from './nomes.ts';

export const TIPOS_DE_IDENTIFICADOR = [
  'nome',
  'cpf',
  'cns',
  'rg',
  'crm',
  'telefone',
  'email',
  'endereco',
  'cep',
  'prontuario',
  'data',
] as const;
export type TipoDeIdentificador = (typeof TIPOS_DE_IDENTIFICADOR)[number];

/** A stretch of a text, in UTF-16 units, its end not included. */
export interface Identificador {
  readonly inicio: number;
  readonly fim: number;
  readonly tipo: TipoDeIdentificador;
}

/** Matches something; the group `alvo`, where there is one, is what is taken. */
interface Padrao {
  readonly tipo: TipoDeIdentificador;
  readonly padrao: RegExp;
  readonly serve?: (alvo: string) => boolean;
}

const UF = 'A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO';
const CONSELHOS = 'CRM|COREN|CRO|CRF|CRP|CREFITO|CRN';
const NUMERO = String.raw`n?[ºo°]?\.?\s*:?\s*`;
const CUSTODIA =
  '(?:prontu[aá]rio|pront|registro|atendimento|localizador|matr[ií]cula|carteirinha|ficha|boletim|protocolo)';
const LOGRADOURO = String.raw`(?:R(?:ua|\.)|Av(?:enida|\.)?|Travessa|Trav\.|Alameda|Al\.|Estrada|Rodovia|Rod\.|Pra[cç]a|Largo|Beco|Viela|Vila|S[ií]tio|Fazenda|Ch[aá]cara|QN[A-Z]|SQ[NS]|Quadra|Condom[ií]nio|Conjunto)`;
const RESTO_DO_ENDERECO = String.raw`(?:,?\s*(?:n[ºo°.]*\s*)?\d{1,5}[A-Z]?\b|,?\s*(?:lote|quadra|qd|lt|casa|apto\.?|apartamento|bloco|bl|conjunto|andar|fundos)\s*[\dA-Z]{1,5}\b|,?\s*Bairro(?:\s+\p{Lu}[\p{L}.]*){1,4})`;
const MESES =
  'janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

const soDigitos = (texto: string) => texto.replace(/\D/g, '');

/** The first that takes a place keeps it. */
const PADROES: readonly Padrao[] = [
  { tipo: 'email', padrao: /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g },
  {
    tipo: 'crm',
    padrao: new RegExp(
      String.raw`\b(?:${CONSELHOS})(?:[-/ ]?(?:${UF}))?\s*${NUMERO}\d[\d.]{2,9}\d(?:\s*[-/]\s*(?:${UF})\b)?`,
      'gi',
    ),
  },
  {
    tipo: 'rg',
    padrao: new RegExp(
      String.raw`\b(?:RG|identidade|documento)\b\s*${NUMERO}(?<alvo>(?:(?:${UF})-?\s?)?\d[\d.]{4,11}(?:-[\dXx])?(?:\s*[A-Z]{2,4}[/-](?:${UF})\b)?)`,
      'gi',
    ),
  },
  {
    tipo: 'prontuario',
    padrao: new RegExp(
      String.raw`\b${CUSTODIA}\.?\s*${NUMERO}(?<alvo>[A-Z]{0,4}-?\d[\d.]{4,11}(?:-\d)?)(?!\d|/\d)`,
      'gi',
    ),
  },
  {
    tipo: 'data',
    padrao:
      /\b(?:d\.?n\.?|nasc(?:\.|id[oa]|imento)?(?:\s+em)?)\s*:?\s*(?<alvo>\d{8}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?!\d)/gi,
  },
  {
    tipo: 'data',
    padrao:
      /(?<![\d/.-])(?:19|20)\d\d[-/](?:0?[1-9]|1[0-2])[-/](?:0?[1-9]|[12]\d|3[01])(?![\d/-])/g,
  },
  {
    tipo: 'data',
    padrao:
      /(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:(?:19|20)\d\d|\d\d)(?![\d/-])/g,
    // "4-5-6" and "1.2.34" are no dates: two digits of a year stand after strokes alone, as people write.
    serve: (alvo) => /\d{4}$/.test(alvo) || alvo.includes('/'),
  },
  {
    tipo: 'data',
    padrao: new RegExp(
      String.raw`\b\d{1,2}[ºo°]?\s+de\s+(?:${MESES})\s+de\s+(?:19|20)\d\d\b`,
      'gi',
    ),
  },
  {
    tipo: 'cns',
    padrao: /(?<![\d.])[12789]\d{2}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}(?!\d)/g,
  },
  {
    tipo: 'cpf',
    padrao: /\bCPF\b[^\d\n]{0,12}(?<alvo>\d{3}[. ]?\d{3}[. ]?\d{3}[-. ]?\d{2})(?!\d)/gi,
  },
  {
    tipo: 'cpf',
    padrao: /(?<![\d.])\d{3}[. ]?\d{3}[. ]?\d{3}[-. ]?\d{2}(?!\d)/g,
    serve: (alvo) => /[.].*-/.test(alvo) || cpfValido(soDigitos(alvo)),
  },
  {
    tipo: 'telefone',
    padrao:
      /(?<![\d.,/])(?:\+?55[ .-]?)?(?:\(\s?0?[1-9]\d\s?\)|0?[1-9]\d)[ .-]{0,2}(?:9\d{4}|[2-5]\d{3})[ .-]?\d{4}(?![\d/])/g,
  },
  { tipo: 'telefone', padrao: /(?<![\d.,/-])(?:9\d{4}|[2-5]\d{3})-\d{4}(?![\d/])/g },
  {
    tipo: 'telefone',
    padrao:
      /\b(?:tel(?:efone|\.)?|fone|cel(?:ular|\.)?|zap|whatsapp)\b[^\d\n]{0,12}(?<alvo>\d[\d ().-]{6,16}\d)/gi,
    serve: (alvo) => soDigitos(alvo).length <= 13,
  },
  { tipo: 'cep', padrao: /\bCEP\b[^\d\n]{0,4}(?<alvo>\d{2}\.?\d{3}-?\d{3})(?!\d)/gi },
  { tipo: 'cep', padrao: /(?<![\d.,])\d{2}\.?\d{3}-\d{3}(?![\d-])/g },
  {
    tipo: 'endereco',
    padrao: new RegExp(
      String.raw`(?<!\p{L})${LOGRADOURO}\s+(?=[\p{Lu}\d]|d[aoe]s?\s+\p{Lu})(?:\d{1,3}\s(?:de\s|Conjunto\s))?[\p{L}.]{1,20}(?:\s[\p{L}.]{1,20}){0,6}${RESTO_DO_ENDERECO}{1,4}`,
      'gu',
    ),
  },
  {
    tipo: 'endereco',
    padrao:
      /\b(?:mora|reside(?:nte)?|domic[ií]lio|endere[cç]o)\b[^\n.;]{0,20}?(?<alvo>\b(?:rua|avenida|travessa|alameda|estrada|pra[cç]a)\s+(?!h[aá]\b)[^\n;]{2,40}?\d{1,5}\b)/gi,
  },
];

function acharPadrao({ tipo, padrao, serve }: Padrao, texto: string): Identificador[] {
  const achados: Identificador[] = [];
  for (const achado of texto.matchAll(padrao)) {
    const alvo = achado.groups?.alvo ?? achado[0];
    if (serve && !serve(alvo)) continue;
    const inicio = achado.index + achado[0].lastIndexOf(alvo);
    achados.push({ inicio, fim: inicio + alvo.trimEnd().length, tipo });
  }
  return achados;
}

/** Those of a list that none before them takes a part of, in the order of the text. */
function semSobrepor(achados: readonly Identificador[]): readonly Identificador[] {
  const ordem = achados.map((um, posto) => ({ ...um, posto }));
  ordem.sort((a, b) => a.inicio - b.inicio || a.posto - b.posto);
  const ficam: (Identificador & { posto: number })[] = [];
  for (const um of ordem) {
    const anterior = ficam.at(-1);
    if (!anterior || anterior.fim <= um.inicio) ficam.push(um);
    else if (um.posto < anterior.posto && um.fim >= anterior.fim) ficam[ficam.length - 1] = um;
  }
  return ficam.map(({ inicio, fim, tipo }) => ({ inicio, fim, tipo }));
}

/** The text with what is already found out of sight, everything else in its place. */
function tapar(texto: string, achados: readonly Identificador[]): string {
  const partes: string[] = [];
  let ate = 0;
  for (const { inicio, fim } of achados) {
    partes.push(texto.slice(ate, inicio), '|'.repeat(fim - inicio));
    ate = fim;
  }
  return partes.join('') + texto.slice(ate);
}

/** Toll-free numbers of services are nobody's. */
const DE_SERVICO = /^0?(?:800|300)\b/;

/**
 * What names somebody in a text (NFC), in its order. `conhecidos` are names that are known to be of the
 * patient: they are found in any case, whole or by each of their words.
 */
export function acharIdentificadores(
  texto: string,
  conhecidos: readonly string[] = [],
): readonly Identificador[] {
  const numeros = PADROES.flatMap((padrao) => acharPadrao(padrao, texto)).filter(
    ({ inicio, fim }) => !DE_SERVICO.test(texto.slice(inicio, fim)),
  );
  const certos = semSobrepor(numeros);
  const nomes = acharNomes(tapar(texto, certos), conhecidos).map((trecho) => ({
    ...trecho,
    tipo: 'nome' as const,
  }));
  return [...certos, ...nomes].sort((a, b) => a.inicio - b.inicio);
}
