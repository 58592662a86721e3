import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfString } from '@libpdf/core';
import { juntar, latin1 } from '../anexos/bytes.ts';
import { type Assinador, type Carimbar, TAMANHO_MAXIMO_DO_CARIMBO } from './assinador.ts';
import { hex, sha256 } from './bytes.ts';
import { assinarConteudo } from './cms.ts';
import { FalhaDePdf } from './falhas.ts';
import { AD_RB, AD_RT } from './politicas.ts';
import { DOCUMENTOS, METADADOS, TAMANHO_MAXIMO_DO_PDF, type TipoDeDocumento } from './tipos.ts';

/** What a signed document says of itself and of who signs it. */
export interface DadosDaAssinatura {
  readonly tipo: TipoDeDocumento;
  /** The doctor, by whose CRM and UF VALIDAR knows the profession. */
  readonly nome: string;
  readonly crm: string;
  readonly uf: string;
  /** When it is signed: written in the signed dictionary. */
  readonly quando: Date;
}

/** Flags of a form with signatures, whose file is only added to. ISO 32000-2, table 225. */
const SIGNED_AND_APPENDED_TO = 3;
/** The least room for a signature, in bytes: one with three certificates takes 4 kB. */
const ROOM = 8 * 1024;
/** What a signature holds besides its certificates, in bytes, with room to spare. */
const WITHOUT_CERTIFICATES = 3 * 1024;
/** Longer than any place in a file, so that the true one fits where it stood. */
const PLACEHOLDER = 9_999_999_999;

/**
 * Signs a PDF as PAdES of ICP-Brasil, certified so that only forms and signatures may follow, with the
 * metadata that VALIDAR reads. The file's own bytes stay as they are; the signature follows. It is AD-RT
 * where a timestamp is asked for and had, else AD-RB: a signature is not lost for want of one.
 * @throws FalhaDePdf for what is no PDF, is protected, too large or signed already.
 */
export async function assinarPdf(
  bytes: Uint8Array,
  assinador: Assinador,
  dados: DadosDaAssinatura,
  carimbar?: Carimbar,
): Promise<Uint8Array<ArrayBuffer>> {
  if (estaAssinado(bytes)) throw new FalhaDePdf('jaAssinado');
  const pdf = await abrirPdf(bytes);
  escreverMetadados(pdf, dados);
  reservar(pdf, dados, espacoPara(assinador, carimbar));
  const pronto = new Uint8Array(await pdf.save({ incremental: true }));
  const [inicio, fim] = marcarLacuna(pronto);
  const resumo = await sha256(juntar([pronto.subarray(0, inicio), pronto.subarray(fim)]));
  const carimbada = carimbar && (await assinarConteudo(resumo, assinador, AD_RT, carimbar));
  const cms = hex(carimbada ?? (await assinarConteudo(resumo, assinador, AD_RB)));
  if (cms.length > fim - inicio - 2) throw new FalhaDePdf('semEspaco');
  escrever(pronto, inicio + 1, cms);
  return pronto;
}

/**
 * Writes into a PDF what VALIDAR reads of it, for who signs it in another program.
 * @throws FalhaDePdf as `assinarPdf`.
 */
export async function prepararParaAssinaturaExterna(
  bytes: Uint8Array,
  dados: DadosDaAssinatura,
): Promise<Uint8Array<ArrayBuffer>> {
  if (estaAssinado(bytes)) throw new FalhaDePdf('jaAssinado');
  const pdf = await abrirPdf(bytes);
  escreverMetadados(pdf, dados);
  return new Uint8Array(await pdf.save({ incremental: true }));
}

/** Whether a PDF has a signature, good or not. */
export function estaAssinado(bytes: Uint8Array): boolean {
  return latin1(bytes).includes('/ByteRange');
}

async function abrirPdf(bytes: Uint8Array): Promise<PDF> {
  if (bytes.length > TAMANHO_MAXIMO_DO_PDF) throw new FalhaDePdf('grande');
  if (!latin1(bytes.subarray(0, 5)).startsWith('%PDF-')) throw new FalhaDePdf('naoEhPdf');
  const pdf = await PDF.load(bytes).catch(() => undefined);
  if (pdf?.isEncrypted) throw new FalhaDePdf('protegido');
  if (!pdf || pdf.canSaveIncrementally() !== null || !pdf.getPage(0)) {
    throw new FalhaDePdf('danificado');
  }
  return pdf;
}

function escreverMetadados(pdf: PDF, { tipo, crm, uf, quando }: DadosDaAssinatura): void {
  // Makes the dictionary where there is none.
  pdf.setModificationDate(quando);
  const { trailer } = pdf.context.info;
  const info = trailer.getDict('Info', pdf.context.resolve.bind(pdf.context));
  const { oid, rotulo } = DOCUMENTOS[tipo];
  const valores = {
    [oid]: rotulo,
    [METADADOS.crm]: crm,
    [METADADOS.uf]: uf,
    [METADADOS.crf]: '',
    [METADADOS.ufDoCrf]: '',
  };
  for (const [chave, valor] of Object.entries(valores))
    info?.set(chave, PdfString.fromString(valor));
}

function espacoPara({ certificado, cadeia }: Assinador, carimbar: Carimbar | undefined): number {
  const certificados = [certificado, ...cadeia].reduce((soma, { length }) => soma + length, 0);
  const carimbo = carimbar ? TAMANHO_MAXIMO_DO_CARIMBO : 0;
  return Math.max(ROOM, WITHOUT_CERTIFICATES + certificados) + carimbo;
}

/** Adds the signature's field and dictionary, with room for what is not known yet. */
function reservar(pdf: PDF, { nome, tipo, quando }: DadosDaAssinatura, espaco: number): void {
  const { context } = pdf;
  const numero = PdfNumber.of(PLACEHOLDER);
  const assinatura = context.register(
    PdfDict.of({
      Type: PdfName.of('Sig'),
      Filter: PdfName.of('Adobe.PPKLite'),
      SubFilter: PdfName.of('ETSI.CAdES.detached'),
      ByteRange: new PdfArray([PdfNumber.of(0), numero, numero, numero]),
      Contents: PdfString.fromHex('0'.repeat(espaco * 2)),
      M: PdfString.fromString(dataDoPdf(quando)),
      Name: PdfString.fromString(nome),
      Reason: PdfString.fromString(DOCUMENTOS[tipo].rotulo),
      Reference: new PdfArray([certificacao()]),
    }),
  );
  certificar(pdf, assinatura);
  const form = pdf.getOrCreateForm();
  const campo = form.createSignatureField(nomeLivre(form.getFieldNames()));
  const dicionario = campo.getDict();
  const pagina = pdf.getPage(0);
  const ref = campo.getRef();
  if (!pagina || !ref) throw new FalhaDePdf('danificado');
  dicionario.delete('Kids');
  for (const [chave, valor] of Object.entries({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    F: PdfNumber.of(132),
    Rect: new PdfArray([0, 0, 0, 0].map((n) => PdfNumber.of(n))),
    P: pagina.ref,
    V: assinatura,
  })) {
    dicionario.set(chave, valor);
  }
  const anotacoes = pagina.dict.getArray('Annots', context.resolve.bind(context));
  pagina.dict.set('Annots', new PdfArray([...(anotacoes ?? []), ref]));
  form.acroForm().getDict().set('SigFlags', PdfNumber.of(SIGNED_AND_APPENDED_TO));
}

/** What may follow the signature: filling of forms and other signatures (P 2). ISO 32000-2, 12.8.2.2. */
function certificacao(): PdfDict {
  return PdfDict.of({
    Type: PdfName.of('SigRef'),
    TransformMethod: PdfName.of('DocMDP'),
    TransformParams: PdfDict.of({
      Type: PdfName.of('TransformParams'),
      P: PdfNumber.of(2),
      V: PdfName.of('1.2'),
    }),
  });
}

function certificar({ context }: PDF, assinatura: PdfRef): void {
  const raiz = context.info.trailer.getDict('Root', context.resolve.bind(context));
  raiz?.set('Perms', PdfDict.of({ DocMDP: assinatura }));
}

function nomeLivre(usados: readonly string[]): string {
  let numero = 1;
  while (usados.includes(`AssinaturaICPBrasil${numero}`)) numero += 1;
  return `AssinaturaICPBrasil${numero}`;
}

/** Finds the room and writes beside it where it is. */
function marcarLacuna(bytes: Uint8Array): readonly [inicio: number, fim: number] {
  const texto = latin1(bytes);
  const lugar = /\/ByteRange\s*\[\s*0(\s+9999999999){3}\s*\]/.exec(texto);
  const inicio = texto.indexOf(`<${'0'.repeat(ROOM)}`, lugar?.index);
  const fim = texto.indexOf('>', inicio) + 1;
  if (!lugar || inicio < 0 || fim === 0) throw new FalhaDePdf('danificado');
  const faixa = `/ByteRange [0 ${inicio} ${fim} ${bytes.length - fim}]`;
  escrever(bytes, lugar.index, faixa.padEnd(lugar[0].length));
  return [inicio, fim];
}

function escrever(bytes: Uint8Array, em: number, texto: string): void {
  for (let i = 0; i < texto.length; i += 1) bytes[em + i] = texto.charCodeAt(i);
}

/** `D:20261122143000Z` */
function dataDoPdf(quando: Date): string {
  return `D:${quando.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
}
