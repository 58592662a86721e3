import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { copia, iguais } from './bytes.ts';
import { assinadoPor, naValidade } from './cadeia.ts';
import { confere, RESUMO_DA_ASSINATURA } from './chave.ts';
import { dentroDe, momentoDe, semZerosAntes, valorEm } from './der.ts';

/** What an authority answers of one certificate, when it is asked (OCSP, RFC 6960). */
export interface RespostaOcsp {
  /** When it was revoked; null: it is good. */
  readonly revogadoEm: Date | null;
  readonly de: Date;
}

/** Each by its object identifier; SHA-1 names a certificate here, and proves nothing. */
const RESUMOS_DO_NOME: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
};
const SHA1 = '1.3.14.3.2.26';
const BASIC = '1.3.6.1.5.5.7.48.1.1';
const SIGNS_ANSWERS = '1.3.6.1.5.5.7.3.9';
/** How long an answer that does not say until when is believed, in milliseconds: a day. */
const WITHOUT_END = 86_400_000;

/** Asks for one certificate, in DER. */
export async function pedidoOcsp(
  certificado: pkijs.Certificate,
  autoridade: pkijs.Certificate,
): Promise<Uint8Array> {
  const [nome, chave] = await nomesDe(autoridade, 'SHA-1');
  const octetos = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: copia(bytes).buffer });
  const sequencia = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
  const algoritmo = sequencia(new asn1js.ObjectIdentifier({ value: SHA1 }), new asn1js.Null());
  const id = sequencia(algoritmo, octetos(nome), octetos(chave), certificado.serialNumber);
  return new Uint8Array(sequencia(sequencia(sequencia(sequencia(id)))).toBER());
}

/**
 * Reads the answer about a certificate. Null where it is not of its authority, of another certificate,
 * does not know it, or is no longer good at that instant.
 */
export async function lerOcsp(
  der: Uint8Array,
  certificado: pkijs.Certificate,
  autoridade: pkijs.Certificate,
  agora: Date,
): Promise<RespostaOcsp | null> {
  const basica = lerBasica(der);
  if (!basica || !(await daAutoridade(basica, autoridade, agora))) return null;
  for (const uma of basica.tbsResponseData.responses) {
    if (!(await ehSobre(uma.certID, certificado, autoridade))) continue;
    const [, estado, de, ate] = dentroDe(valorEm(new Uint8Array(uma.toSchema().toBER())));
    const [desde, fim] = [momentoDe(de), momentoDe(valorEm(ate?.dentro ?? new Uint8Array()))];
    if (!estado || !desde || agora > (fim ?? new Date(desde.getTime() + WITHOUT_END))) return null;
    // [0] good, [1] revoked and when, [2] not known.
    if ((estado.marca & 0x1f) === 0) return { revogadoEm: null, de: desde };
    if ((estado.marca & 0x1f) !== 1) return null;
    return { revogadoEm: momentoDe(dentroDe(estado)[0]) ?? new Date(0), de: desde };
  }
  return null;
}

function lerBasica(der: Uint8Array): pkijs.BasicOCSPResponse | null {
  try {
    const { responseStatus, responseBytes } = pkijs.OCSPResponse.fromBER(copia(der));
    if (responseStatus.valueBlock.valueDec !== 0 || responseBytes?.responseType !== BASIC) {
      return null;
    }
    return pkijs.BasicOCSPResponse.fromBER(copia(responseBytes.response.valueBlock.valueHexView));
  } catch {
    return null;
  }
}

/** Whether an answer is signed by the authority, or by whom it made a certificate for that. */
async function daAutoridade(
  { tbsResponseData, signatureAlgorithm, signature, certs = [] }: pkijs.BasicOCSPResponse,
  autoridade: pkijs.Certificate,
  agora: Date,
): Promise<boolean> {
  const resumo = RESUMO_DA_ASSINATURA[signatureAlgorithm.algorithmId];
  if (!resumo) return false;
  const valor = signature.valueBlock.valueHexView;
  for (const um of [autoridade, ...certs.slice(0, 4)]) {
    const { subjectPublicKeyInfo } = um;
    const serve = um === autoridade || (await delegado(um, autoridade, agora));
    if (serve && (await confere(subjectPublicKeyInfo, tbsResponseData.tbsView, valor, resumo))) {
      return true;
    }
  }
  return false;
}

async function delegado(um: pkijs.Certificate, autoridade: pkijs.Certificate, agora: Date) {
  const usos = um.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue;
  return (
    usos instanceof pkijs.ExtKeyUsage &&
    usos.keyPurposes.includes(SIGNS_ANSWERS) &&
    um.issuer.isEqual(autoridade.subject) &&
    naValidade(um, agora) &&
    (await assinadoPor(autoridade, um))
  );
}

async function ehSobre(
  { hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber }: pkijs.CertID,
  certificado: pkijs.Certificate,
  autoridade: pkijs.Certificate,
): Promise<boolean> {
  const resumo = RESUMOS_DO_NOME[hashAlgorithm.algorithmId];
  const serie = (um: asn1js.Integer) => semZerosAntes(um.valueBlock.valueHexView);
  if (!resumo || !iguais(serie(serialNumber), serie(certificado.serialNumber))) return false;
  const [nome, chave] = await nomesDe(autoridade, resumo);
  return (
    iguais(issuerNameHash.valueBlock.valueHexView, nome) &&
    iguais(issuerKeyHash.valueBlock.valueHexView, chave)
  );
}

/** Digests of an authority's name and key, by which a certificate is named. RFC 6960, 4.1.1. */
async function nomesDe({ subject, subjectPublicKeyInfo }: pkijs.Certificate, resumo: string) {
  const chave = subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const digerir = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.digest(resumo, bytes));
  return [await digerir(subject.toSchema().toBER()), await digerir(copia(chave))] as const;
}
