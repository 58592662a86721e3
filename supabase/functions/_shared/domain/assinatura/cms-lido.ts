import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Bloco, conteudo, oid, partes } from './asn1.ts';
import { copia, hex, iguais, sha256 } from './bytes.ts';
import { confere, RESUMOS, type Resumo } from './chave.ts';
import { CMS } from './cms.ts';
import type { CodigoDoMotivo } from './motivos.ts';
import { promessaDaPolitica } from './politicas.ts';
import type { Nivel } from './tipos.ts';

/** What a signature's CMS says and proves of the bytes it covers. */
export interface CmsConferido {
  readonly certificado: pkijs.Certificate;
  /** The other certificates that it brings. */
  readonly outros: readonly pkijs.Certificate[];
  readonly politica: string | null;
  /** The level that it names: reached once whatever that asks for was verified. */
  readonly promete: Nivel;
  /** The signature itself, which a timestamp is over. */
  readonly valor: Uint8Array;
  readonly carimbo: Uint8Array | null;
  /** What is wrong with it; empty: the certificate's key signed exactly these bytes. */
  readonly motivos: readonly CodigoDoMotivo[];
}

/** A chain has four, with a timestamp's some more. */
const MOST_CERTIFICATES = 12;

/** Checks a detached CMS against the bytes it covers; null where it cannot be read. */
export async function conferirCms(
  cms: Uint8Array,
  coberto: Uint8Array,
): Promise<CmsConferido | null> {
  const lido = lerCms(cms);
  if (!lido) return null;
  const { certificado, outros, quem, atributos } = lido;
  const resumo = RESUMOS[quem.digestAlgorithm.algorithmId];
  const politica = atributos.get(CMS.politica);
  const nome = oid(partes(politica)[0]) ?? null;
  const resumoDaPolitica = partes(partes(politica)[1])[1];
  const motivos: CodigoDoMotivo[] = [];
  if (!resumo || !(await integro(atributos, coberto, resumo, CMS.dados))) motivos.push('alterado');
  if (!resumo || !(await assinado(quem, certificado, resumo))) motivos.push('naoConfere');
  const citado = conteudoDoUltimo(certificadoCitado(atributos));
  if (citado && !(await ehOCitado(citado, certificado))) motivos.push('outroCertificado');
  const promete =
    citado && nome && promessaDaPolitica(nome, resumoDaPolitica && hex(conteudo(resumoDaPolitica)));
  return {
    certificado,
    outros,
    politica: nome,
    promete: promete || 'basica',
    valor: quem.signature.valueBlock.valueHexView,
    carimbo: carimboDe(quem),
    motivos,
  };
}

/** The timestamp over a signature, where it brings one. */
function carimboDe({ unsignedAttrs }: pkijs.SignerInfo): Uint8Array | null {
  const ditos = unsignedAttrs?.attributes.filter(({ type }) => type === CMS.carimbo) ?? [];
  const valor: Bloco | undefined = ditos[0]?.values[0];
  return ditos.length === 1 && valor ? copia(valor.valueBeforeDecodeView) : null;
}

/**
 * Whether the signer's key signed content of a type, of which the attributes have the digest; and that
 * the certificate is the cited one, where one is cited.
 */
export async function assinouAtributos(
  { certificado, quem, atributos }: CmsLido,
  coberto: Uint8Array,
  tipo: string,
): Promise<boolean> {
  const resumo = RESUMOS[quem.digestAlgorithm.algorithmId];
  const citado = conteudoDoUltimo(certificadoCitado(atributos));
  return (
    resumo !== undefined &&
    (!citado || (await ehOCitado(citado, certificado))) &&
    (await integro(atributos, coberto, resumo, tipo)) &&
    (await assinado(quem, certificado, resumo))
  );
}

async function ehOCitado(citado: Uint8Array, certificado: pkijs.Certificate): Promise<boolean> {
  return iguais(citado, await sha256(new Uint8Array(certificado.toSchema().toBER())));
}

/** A CMS of one signer as it is written: nothing of it is proven yet. */
export interface CmsLido {
  readonly certificado: pkijs.Certificate;
  readonly outros: readonly pkijs.Certificate[];
  readonly quem: pkijs.SignerInfo;
  readonly atributos: ReadonlyMap<string, Bloco>;
  /** What it brings inside, and of what type; null where it is detached. */
  readonly dentro: Uint8Array | null;
  readonly tipoDoDentro: string;
}

/** Reads a CMS of one signer; null where it is none. */
export function lerCms(cms: Uint8Array): CmsLido | null {
  try {
    const { content } = pkijs.ContentInfo.fromBER(copia(cms));
    const dados = new pkijs.SignedData({ schema: content });
    const [quem, outro] = dados.signerInfos;
    const certificados = (dados.certificates ?? []).filter((um) => um instanceof pkijs.Certificate);
    const certificado = quem && certificados.find((um) => ehDe(um, quem));
    if (!certificado || outro || certificados.length > MOST_CERTIFICATES) return null;
    const atributos = new Map<string, Bloco>();
    for (const { type, values } of quem.signedAttrs?.attributes ?? []) {
      // Said twice, it depends on the reader.
      if (atributos.has(type) || values.length !== 1) return null;
      atributos.set(type, values[0]);
    }
    return {
      certificado,
      outros: certificados.filter((um) => um !== certificado),
      quem,
      atributos,
      dentro: dados.encapContentInfo.eContent
        ? new Uint8Array(dados.encapContentInfo.eContent.getValue())
        : null,
      tipoDoDentro: dados.encapContentInfo.eContentType,
    };
  } catch {
    return null;
  }
}

function ehDe(certificado: pkijs.Certificate, { sid }: pkijs.SignerInfo): boolean {
  return (
    sid instanceof pkijs.IssuerAndSerialNumber &&
    certificado.serialNumber.isEqual(sid.serialNumber) &&
    certificado.issuer.isEqual(sid.issuer)
  );
}

async function integro(
  atributos: ReadonlyMap<string, Bloco>,
  coberto: Uint8Array,
  resumo: Resumo,
  tipo: string,
): Promise<boolean> {
  const dito = atributos.get(CMS.resumoDoConteudo);
  if (oid(atributos.get(CMS.tipoDoConteudo)) !== tipo || !dito) return false;
  const feito = new Uint8Array(await crypto.subtle.digest(resumo, copia(coberto)));
  return iguais(conteudo(dito), feito);
}

async function assinado(
  { signedAttrs, signature }: pkijs.SignerInfo,
  certificado: pkijs.Certificate,
  resumo: Resumo,
): Promise<boolean> {
  if (!signedAttrs) return false;
  // The attributes are signed as a set, whatever tag they have where they stand: RFC 5652, 5.4.
  const dados = new Uint8Array(signedAttrs.encodedValue);
  const valor = signature.valueBlock.valueHexView;
  return confere(certificado.subjectPublicKeyInfo, dados, valor, resumo);
}

/** The first certificate that the attribute signing-certificate-v2 names: RFC 5035, 3. */
function certificadoCitado(atributos: ReadonlyMap<string, Bloco>): readonly Bloco[] {
  const [citados] = partes(atributos.get(CMS.certificadoUsado));
  const [primeiro] = partes(citados);
  return partes(primeiro);
}

/** The digest in it: the octets, before which the algorithm stands where it is not SHA-256. */
function conteudoDoUltimo(citado: readonly Bloco[]): Uint8Array | undefined {
  const octetos = citado.find((parte) => parte instanceof asn1js.OctetString);
  return octetos && conteudo(octetos);
}
