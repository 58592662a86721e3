import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Bloco, conteudo, oid, partes } from './asn1.ts';
import { copia, hex, iguais, sha256 } from './bytes.ts';
import { confere, RESUMOS, type Resumo } from './chave.ts';
import { CMS } from './cms.ts';
import type { CodigoDoMotivo } from './motivos.ts';
import { nivelDaPolitica } from './politicas.ts';
import type { Nivel } from './tipos.ts';

/** What a signature's CMS says and proves of the bytes it covers. */
export interface CmsConferido {
  readonly certificado: pkijs.Certificate;
  /** The other certificates that it brings. */
  readonly outros: readonly pkijs.Certificate[];
  readonly politica: string | null;
  readonly nivel: Nivel;
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
  const lido = ler(cms);
  if (!lido) return null;
  const { certificado, outros, quem, atributos } = lido;
  const resumo = RESUMOS[quem.digestAlgorithm.algorithmId];
  const citado = conteudoDoUltimo(certificadoCitado(atributos));
  const politica = atributos.get(CMS.politica);
  const nome = oid(partes(politica)[0]) ?? null;
  const resumoDaPolitica = partes(partes(politica)[1])[1];
  const motivos: CodigoDoMotivo[] = [];
  if (!resumo || !(await integro(atributos, coberto, resumo))) motivos.push('alterado');
  if (!resumo || !(await assinado(quem, certificado, resumo))) motivos.push('naoConfere');
  const der = new Uint8Array(certificado.toSchema().toBER());
  if (citado && !iguais(citado, await sha256(der))) motivos.push('outroCertificado');
  const nivel =
    citado && nome && nivelDaPolitica(nome, resumoDaPolitica && hex(conteudo(resumoDaPolitica)));
  return { certificado, outros, politica: nome, nivel: nivel || 'basica', motivos };
}

interface Lido {
  readonly certificado: pkijs.Certificate;
  readonly outros: readonly pkijs.Certificate[];
  readonly quem: pkijs.SignerInfo;
  readonly atributos: ReadonlyMap<string, Bloco>;
}

function ler(cms: Uint8Array): Lido | null {
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
): Promise<boolean> {
  const dito = atributos.get(CMS.resumoDoConteudo);
  if (oid(atributos.get(CMS.tipoDoConteudo)) !== CMS.dados || !dito) return false;
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
