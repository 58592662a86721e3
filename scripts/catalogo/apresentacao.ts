/**
 * Reads the column APRESENTAÇÃO of Anvisa's price list, written in the abbreviations of its controlled
 * vocabulary: `500 MG COM REV CT BL AL PLAS TRANS X 30`. What is not understood is said, never guessed.
 */

/** A presentation as far as its column says. */
export interface Lida {
  readonly concentracao: string;
  /** The family of the form, as the catalogue has it. */
  readonly forma: string;
  readonly forma_texto: string;
  readonly via: string;
  /** `30 comprimidos`, `frasco 60 mL`; undefined where it is not understood. */
  readonly embalagem: string | undefined;
}

const NUMERO = String.raw`\d[\d.,]*`;
const UNIDADE = '(?:MCG|MG|G|UI|U|MEQ|MMOL|ML|%)';
const POR = String.raw`(?:\s*\/\s*(?:${NUMERO}\s*)?(?:ML|G|H|DOSE|ACIONAMENTO|JATO|COM|CAP|GOTA)\b)?`;
const UMA = String.raw`${NUMERO}\s*${UNIDADE}${POR}`;
const FORCA = new RegExp(String.raw`^\(?(${UMA}(?:\s*\+\s*${UMA})*)\)?`);
/** `(80 + 11,4) MG/ML`: one unit for all. */
const JUNTAS = new RegExp(
  String.raw`^\(\s*(${NUMERO}(?:\s*\+\s*${NUMERO})+)\s*\)\s*(${UNIDADE}${POR})`,
);

/** In order: the earlier line wins. */
const FORMAS: readonly (readonly [RegExp, string, string, string])[] = [
  [
    /\bCOM\b.*\bLIB\b|\bCOM\b.*\b(PROL|RETARD|CRONO)/,
    'comprimido',
    'comprimido de liberação prolongada',
    'oral',
  ],
  [/\bCOM\b.*\bEFERV/, 'comprimido', 'comprimido efervescente', 'oral'],
  [/\bCOM\b.*\bORODISP/, 'comprimido', 'comprimido orodispersível', 'oral'],
  [/\bCOM\b.*\bDISP/, 'comprimido', 'comprimido dispersível', 'oral'],
  [/\bCOM\b.*\bSUBL/, 'comprimido', 'comprimido sublingual', 'sublingual'],
  [/\bCOM\b.*\bMAST/, 'comprimido', 'comprimido mastigável', 'oral'],
  [/\bCOM\b.*\bVAG/, 'comprimido vaginal', 'comprimido vaginal', 'vaginal'],
  [/\bCOM\b.*\bREV/, 'comprimido', 'comprimido revestido', 'oral'],
  [/\b(COM|CPR)\b/, 'comprimido', 'comprimido', 'oral'],
  [/\bDRG\b/, 'drágea', 'drágea', 'oral'],
  [/\bCAP\b.*\b(LIB|PROL|RETARD)/, 'cápsula', 'cápsula de liberação prolongada', 'oral'],
  [/\bCAP\b.*\bINAL/, 'pó inalatório', 'pó inalatório', 'inalatória'],
  [/\bCAP\b.*\bMOLE/, 'cápsula', 'cápsula mole', 'oral'],
  [/\bCAP\b/, 'cápsula', 'cápsula', 'oral'],
  [/\bSUP\b/, 'supositório', 'supositório', 'retal'],
  [/\bOVL\b|\bOVULO\b/, 'óvulo', 'óvulo', 'vaginal'],
  [/\bPAS\b|\bPAST\b/, 'pastilha', 'pastilha', 'bucal'],
  [/\bADES\b/, 'adesivo', 'adesivo', 'transdérmica'],
  [/\b(SOL|SUS)\s+NAS\b|\bSPR\s+NAS\b/, 'spray nasal', 'spray nasal', 'nasal'],
  [/\b(SOL|SUS|EMU)\s+OFT\b/, 'colírio', 'colírio', 'oftálmica'],
  [/\bPOM\s+OFT\b/, 'pomada oftálmica', 'pomada oftálmica', 'oftálmica'],
  [/\b(SOL|SUS)\s+OTO\b/, 'solução otológica', 'solução otológica', 'otológica'],
  [
    /\b(SOL|SUS)\s+(P\/?\s*)?(NEB|INAL)\b/,
    'solução para nebulização',
    'solução para nebulização',
    'inalatória',
  ],
  [/\bAER\b/, 'aerossol', 'aerossol inalatório', 'inalatória'],
  [/\bPO\b.*\bINAL/, 'pó inalatório', 'pó inalatório', 'inalatória'],
  [
    /\bPO\b.*\b(INJ|INFUS|DIL)\b|\bPO\s+LIOF\b/,
    'injetável',
    'pó ou frasco-ampola para injeção',
    'injetável',
  ],
  [/\b(SOL|SUS|EMU)\b.*\b(INJ|INFUS)\b/, 'injetável', 'solução injetável', 'injetável'],
  [/\bPO\b.*\bSUS\b/, 'suspensão oral', 'pó para suspensão oral', 'oral'],
  [/\b(PO|GRAN)\b.*\bOR\b|\bGRAN\b/, 'pó oral', 'pó ou granulado oral em envelope', 'oral'],
  [/\bXPE\b|\bXAR\b/, 'xarope', 'xarope', 'oral'],
  [/\bSUS\s+OR\b/, 'suspensão oral', 'suspensão oral', 'oral'],
  [/\bSOL\b.*\b(GOT|CGT)\b/, 'gotas', 'solução oral em gotas', 'oral'],
  [/\bSOL\s+OR\b/, 'solução oral', 'solução oral', 'oral'],
  [/\bELX\b/, 'elixir', 'elixir', 'oral'],
  [/\bCREM\b.*\bVAG\b/, 'creme vaginal', 'creme vaginal', 'vaginal'],
  [/\bGEL\b.*\bVAG\b/, 'gel vaginal', 'gel vaginal', 'vaginal'],
  [/\bCREM\b/, 'creme', 'creme', 'tópica'],
  [/\bPOM\b/, 'pomada', 'pomada', 'tópica'],
  [/\bGEL\b/, 'gel', 'gel', 'tópica'],
  [/\bLOC\b/, 'loção', 'loção', 'tópica'],
  [/\bXAMP\b|\bSHAMP\b/, 'xampu', 'xampu', 'tópica'],
  [/\bESM\b/, 'esmalte', 'esmalte', 'tópica'],
  [/\bSOL\s+(TOP|DERM)\b/, 'solução tópica', 'solução tópica', 'tópica'],
  [/\bENEM\b/, 'enema', 'enema', 'retal'],
];

const VIAS_DA_INJECAO: readonly (readonly [RegExp, string])[] = [
  [/\bIV\b/, 'intravenosa'],
  [/\bIM\b/, 'intramuscular'],
  [/\bSC\b/, 'subcutânea'],
];

/** Reads a presentation. @throws {Error} with the reason, for who reads the report. */
export function lerApresentacao(escrita: string): Lida {
  const texto = escrita
    .toUpperCase()
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { forca, resto } = separarForca(texto);
  const forma = FORMAS.find(([padrao]) => padrao.test(resto));
  if (!forma) throw new Error('forma farmacêutica não reconhecida');
  const [, familia, forma_texto, via] = forma;
  return {
    concentracao: forca.map(escreverForca).join(' + '),
    forma: familia,
    forma_texto,
    via: via === 'injetável' ? viaDaInjecao(resto) : via,
    embalagem: embalagemDe(resto, familia),
  };
}

function separarForca(texto: string): { forca: readonly string[]; resto: string } {
  const juntas = JUNTAS.exec(texto);
  if (juntas) {
    const [tudo, valores = '', unidade = ''] = juntas;
    const forca = valores.split('+').map((valor) => `${valor.trim()} ${unidade}`);
    return { forca, resto: texto.slice(tudo.length) };
  }
  const separadas = FORCA.exec(texto);
  if (!separadas) throw new Error('concentração não reconhecida');
  const [tudo, forca = ''] = separadas;
  return { forca: forca.split('+').map((uma) => uma.trim()), resto: texto.slice(tudo.length) };
}

/** A dot before three digits parts thousands, any other a decimal: the list has both. */
function numeroDe(escrito: string): number {
  const semMilhar = escrito.replace(/\.(?=\d{3}(?:\D|$))/g, '');
  return Number(semMilhar.replace(',', '.'));
}

const UNIDADES: Readonly<Record<string, string>> = {
  MCG: 'mcg',
  MG: 'mg',
  G: 'g',
  UI: 'UI',
  U: 'U',
  MEQ: 'mEq',
  MMOL: 'mmol',
  ML: 'mL',
  '%': '%',
};
const DENOMINADORES: Readonly<Record<string, string>> = {
  ML: 'mL',
  G: 'g',
  H: 'h',
  GOTA: 'gota',
  DOSE: 'dose',
  ACIONAMENTO: 'dose',
  JATO: 'dose',
};

/** `50 MG/ML` → `50 mg/mL`; `250 MG/5 ML` → `50 mg/mL`; `1000 MG` → `1 g`; `2,5 MG/COM` → `2,5 mg`. */
function escreverForca(forca: string): string {
  const partes = new RegExp(
    String.raw`^(${NUMERO})\s*(${UNIDADE})(?:\s*\/\s*(${NUMERO})?\s*([A-Z]+))?$`,
  ).exec(forca);
  const [, escrito = '', unidade = '', volume, denominador] = partes ?? [];
  const valor = numeroDe(escrito) / (volume ? numeroDe(volume) : 1);
  if (!partes || !(valor > 0)) throw new Error('concentração não reconhecida');
  const por = denominador === undefined ? undefined : DENOMINADORES[denominador];
  const emGramas = unidade === 'MG' && por === undefined && valor >= 1000;
  const numero = escreverNumero(emGramas ? valor / 1000 : valor);
  const nome = emGramas ? 'g' : (UNIDADES[unidade] ?? '');
  return `${numero}${nome === '%' ? '%' : ` ${nome}`}${por ? `/${por}` : ''}`;
}

const escreverNumero = (valor: number) =>
  valor.toLocaleString('pt-BR', { maximumFractionDigits: 4, useGrouping: valor >= 10_000 });

function viaDaInjecao(resto: string): string {
  const ditas = VIAS_DA_INJECAO.flatMap(([padrao, via]) => (padrao.test(resto) ? [via] : []));
  return ditas.length > 0 ? ditas.join(' ou ') : 'injetável';
}

const PLURAIS: Readonly<Record<string, string>> = {
  comprimido: 'comprimidos',
  'comprimido vaginal': 'comprimidos vaginais',
  cápsula: 'cápsulas',
  drágea: 'drágeas',
  adesivo: 'adesivos',
  supositório: 'supositórios',
  óvulo: 'óvulos',
  pastilha: 'pastilhas',
};

function embalagemDe(resto: string, forma: string): string | undefined {
  const [, quantos = '', unidade] = /\bX\s*(\d[\d.,]*)\s*(ML|G|DOSES)?\b/.exec(resto) ?? [];
  if (quantos === '') return undefined;
  const numero = escreverNumero(numeroDe(quantos));
  if (unidade === 'ML') return `${/\bAMP\b/.test(resto) ? 'ampola' : 'frasco'} ${numero} mL`;
  if (unidade === 'G') return `bisnaga ${numero} g`;
  if (unidade === 'DOSES') return `${numero} doses`;
  const plural = PLURAIS[forma];
  return plural && (numero === '1' ? `1 ${forma}` : `${numero} ${plural}`);
}
