import { juntar, latin1 } from '../anexos/bytes.ts';
import { recusaDoPdf } from '../anexos/pdf.ts';
import { pacotesDe } from '../anexos/pdf-pacotes.ts';
import { deHex } from './bytes.ts';
import { FalhaDePdf } from './falhas.ts';
import { ARCO_DO_DOCUMENTO, METADADOS, TAMANHO_MAXIMO_DO_PDF } from './tipos.ts';

/** A signature as the file has it: nothing of it is proven yet. */
export interface AssinaturaNoPdf {
  /** The CMS, followed by the zeros that fill its room; null where the file holds none. */
  readonly cms: Uint8Array | null;
  /** The bytes that it says it covers: all from the beginning, but for its own room. */
  readonly coberto: Uint8Array;
  /** Whether it covers the file to its end. */
  readonly ateOFim: boolean;
  /** When, by its own word (`/M`). */
  readonly quando: Date | null;
  /** What it lets change: 1 nothing, 2 forms and signatures, 3 notes as well; null: it does not say. */
  readonly docMdp: 1 | 2 | 3 | null;
}

/** What the metadata of a health document say. */
export interface MetadadosDoDocumento {
  /** Object identifier of the kind of document. */
  readonly documento: string | null;
  readonly crm: string | null;
  readonly uf: string | null;
}

export interface PdfAssinado {
  /** In the order of the file: the first is the author's. */
  readonly assinaturas: readonly AssinaturaNoPdf[];
  readonly metadados: MetadadosDoDocumento;
}

/** More than people sign, and few enough to be looked at each. */
const MOST_SIGNATURES = 10;
const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** The largest room of a signature, in hexadecimal digits. */
const LARGEST_ROOM = 2 * 1024 ** 2;

/**
 * Reads the signatures of a PDF, in time and memory that its size bounds.
 * @throws FalhaDePdf for what is no PDF, is too large, cut short, protected, or hides what cannot be read.
 */
export async function lerPdfAssinado(bytes: Uint8Array): Promise<PdfAssinado> {
  if (bytes.length > TAMANHO_MAXIMO_DO_PDF) throw new FalhaDePdf('grande');
  if (latin1(bytes.subarray(0, 5)) !== '%PDF-') throw new FalhaDePdf('naoEhPdf');
  const recusa = await recusaDoPdf(bytes);
  if (recusa === 'danificado' || recusa === 'protegido') throw new FalhaDePdf(recusa);
  if (recusa) throw new FalhaDePdf('comConteudoOculto');
  const texto = latin1(bytes);
  const faixas = [...texto.matchAll(RANGE)];
  if (faixas.length > MOST_SIGNATURES) throw new FalhaDePdf('comConteudoOculto');
  const pacotes = (await pacotesDe(bytes, texto)) ?? [];
  return {
    assinaturas: faixas.map((faixa) => lerAssinatura(bytes, texto, faixa)),
    metadados: lerMetadados([texto, ...pacotes.map((pacote) => pacote.text)]),
  };
}

function lerAssinatura(bytes: Uint8Array, texto: string, faixa: RegExpExecArray): AssinaturaNoPdf {
  const [comeco = 0, antes = 0, depois = 0, resto = 0] = faixa.slice(1).map(Number);
  const fim = depois + resto;
  const cabe = comeco === 0 && antes < depois && fim <= bytes.length;
  const lacuna = cabe && depois - antes <= LARGEST_ROOM ? texto.slice(antes, depois) : '';
  // Whatever else stood in the gap would be signed by nobody.
  const digitos = /^<([0-9A-Fa-f\s]*)>$/.exec(lacuna)?.[1]?.replace(/\s/g, '');
  const dicionario = dicionarioEm(texto, faixa.index);
  return {
    cms: (digitos && deHex(digitos)) || null,
    coberto: cabe
      ? juntar([bytes.subarray(0, antes), bytes.subarray(depois, fim)])
      : new Uint8Array(),
    ateOFim: fim === bytes.length,
    quando: dataDe(/\/M\s*\(([^()\\]*)\)/.exec(dicionario)?.[1]),
    docMdp: docMdpDe(dicionario),
  };
}

/** How far from its range the rest of a signature's dictionary is looked for, in characters. */
const WINDOW = 4096;

/** The text of the dictionary around a place, without the signature's own digits. */
function dicionarioEm(texto: string, em: number): string {
  const antes = texto.slice(Math.max(0, em - WINDOW), em);
  const cedo = antes.slice(Math.max(0, antes.lastIndexOf(' obj')));
  const fim = texto.indexOf('endobj', em);
  const tudo = texto.slice(em, fim < 0 ? em + WINDOW : Math.min(fim, em + LARGEST_ROOM));
  return cedo.slice(-WINDOW) + tudo.replace(/<[0-9A-Fa-f\s]{256,}>/, '');
}

function docMdpDe(dicionario: string): 1 | 2 | 3 | null {
  if (!/\/TransformMethod\s*\/DocMDP\b/.test(dicionario)) return null;
  const dito = Number(/\/P\s+(\d)/.exec(dicionario)?.[1] ?? 2);
  return dito === 1 || dito === 2 || dito === 3 ? dito : null;
}

const DATE = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/;

/** Reads a date of PDF; null where it is none, or says no time zone. ISO 32000-2, 7.9.4. */
function dataDe(escrita: string | undefined): Date | null {
  const [tudo, ano, mes, dia, hora, minuto, segundo, sinal, horas, minutos] =
    DATE.exec(escrita ?? '') ?? [];
  if (!tudo || (!sinal && !tudo.endsWith('Z'))) return null;
  const zona = sinal ? `${sinal}${horas}:${minutos ?? '00'}` : 'Z';
  const data = new Date(`${ano}-${mes}-${dia}T${hora}:${minuto}:${segundo}${zona}`);
  return Number.isNaN(data.getTime()) ? null : data;
}

const escapado = (oid: string) => oid.replaceAll('.', '\\.');
const KIND = new RegExp(`/(${escapado(ARCO_DO_DOCUMENTO)}\\d{1,3})[\\s(<]`);

function lerMetadados(textos: readonly string[]): MetadadosDoDocumento {
  const primeiro = (padrao: RegExp) => {
    for (const texto of textos) {
      const achado = padrao.exec(texto)?.[1];
      if (achado) return achado;
    }
    return null;
  };
  const valor = (chave: string) =>
    primeiro(new RegExp(`/${escapado(chave)}\\s*\\(([^()\\\\]{1,64})\\)`));
  return { documento: primeiro(KIND), crm: valor(METADADOS.crm), uf: valor(METADADOS.uf) };
}
