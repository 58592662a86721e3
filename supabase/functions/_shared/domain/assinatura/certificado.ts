import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { cpfValido } from '../documentos/cpf.ts';
import { conteudo, lerDer, oid, partes, temMarca } from './asn1.ts';
import { copia, hex } from './bytes.ts';
import { FalhaDeCertificado } from './falhas.ts';

/** What a certificate says of its holder and of itself. */
export interface CertificadoLido {
  /** The holder's name, without the CPF that ICP-Brasil writes after it. */
  readonly titular: string;
  /** Eleven digits; null where the certificate is not of a person. */
  readonly cpf: string | null;
  /** The authority that issued it. */
  readonly emissor: string;
  /** Hexadecimal. */
  readonly serie: string;
  readonly politicas: readonly string[];
  /** A1: key in a file; A3: key in a token or in a cloud. Null where the policies do not say. */
  readonly tipo: 'A1' | 'A3' | null;
  /** Instants, RFC 3339. */
  readonly validoDe: string;
  readonly validoAte: string;
  /** Whether its key may sign documents. */
  readonly podeAssinar: boolean;
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const KEY_USAGE = '2.5.29.15';
const ALTERNATIVE_NAMES = '2.5.29.17';
const BASIC_CONSTRAINTS = '2.5.29.19';
const POLICIES = '2.5.29.32';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** Data of the holder, DOC-ICP-04: birth date (8), CPF (11), NIS (11), RG (15) and who issued it. */
const HOLDER = '2.16.76.1.3.1';
const CPF_IN_HOLDER = [8, 19] as const;

/** Certificate policies of ICP-Brasil: the fifth number says the kind. Source: DOC-ICP-04. */
const KINDS = [
  ['2.16.76.1.2.1.', 'A1'],
  ['2.16.76.1.2.3.', 'A3'],
] as const;

/** Bits of key usage that sign documents: digitalSignature and nonRepudiation. RFC 5280, 4.2.1.3. */
const SIGNS = 0b1100_0000;
/**
 * Extended usages of a person's certificate: client authentication, e-mail, any, and signing of
 * documents by its names at ETSI/IETF, Microsoft and Adobe.
 */
const OF_A_PERSON = [
  '1.3.6.1.5.5.7.3.2',
  '1.3.6.1.5.5.7.3.4',
  '2.5.29.37.0',
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.4.1.311.10.3.12',
  '1.2.840.113583.1.1.5',
];

/** Parses a DER certificate. @throws FalhaDeCertificado where the bytes are none. */
export function abrirCertificado(der: Uint8Array): pkijs.Certificate {
  try {
    return pkijs.Certificate.fromBER(copia(der));
  } catch {
    throw new FalhaDeCertificado('arquivoInvalido');
  }
}

/** Writes a certificate, DER. */
export function derDe(certificado: pkijs.Certificate): Uint8Array {
  return new Uint8Array(certificado.toSchema().toBER());
}

/**
 * Reads a certificate (DER): holder, CPF, issuer, policies, kind, validity, and whether it may sign.
 * @throws FalhaDeCertificado where the bytes are no certificate.
 */
export function lerCertificado(der: Uint8Array): CertificadoLido {
  return lido(abrirCertificado(der));
}

/** The same of a certificate that is parsed already. */
export function lido(certificado: pkijs.Certificate): CertificadoLido {
  const nome = nomeEm(certificado.subject, COMMON_NAME);
  const politicas = politicasDe(certificado);
  return {
    titular: nome.replace(/:\d{11}$/, ''),
    cpf: cpfDe(certificado, nome),
    emissor: nomeEm(certificado.issuer, COMMON_NAME) || nomeEm(certificado.issuer, ORGANISATION),
    serie: hex(certificado.serialNumber.valueBlock.valueHexView),
    politicas,
    tipo: KINDS.find(([arco]) => politicas.some((um) => um.startsWith(arco)))?.[1] ?? null,
    validoDe: certificado.notBefore.value.toISOString(),
    validoAte: certificado.notAfter.value.toISOString(),
    podeAssinar: podeAssinar(certificado),
  };
}

/** Whether a certificate is an authority's, which signs certificates and no documents. */
export function ehDeAutoridade(certificado: pkijs.Certificate): boolean {
  const limites = extensao(certificado, BASIC_CONSTRAINTS)?.parsedValue;
  return limites instanceof pkijs.BasicConstraints && limites.cA;
}

function extensao(certificado: pkijs.Certificate, id: string): pkijs.Extension | undefined {
  return certificado.extensions?.find(({ extnID }) => extnID === id);
}

function nomeEm(nomes: pkijs.RelativeDistinguishedNames, id: string): string {
  const valor = nomes.typesAndValues.find(({ type }) => type === id)?.value;
  const texto: unknown = valor?.valueBlock.value;
  return typeof texto === 'string' ? texto : '';
}

function politicasDe(certificado: pkijs.Certificate): string[] {
  const valor = extensao(certificado, POLICIES)?.parsedValue;
  if (!(valor instanceof pkijs.CertificatePolicies)) return [];
  return valor.certificatePolicies.map(({ policyIdentifier }) => policyIdentifier);
}

/** Finds the CPF in the alternative names or, as older certificates have it, after the name. */
function cpfDe(certificado: pkijs.Certificate, nome: string): string | null {
  const candidatos = [cpfDoTitular(certificado), /:(\d{11})$/.exec(nome)?.[1]];
  return candidatos.find((cpf) => cpf !== undefined && cpfValido(cpf)) ?? null;
}

/** Authorities write the holder's data as whatever kind of string: the innermost value has them. */
function cpfDoTitular(certificado: pkijs.Certificate): string | undefined {
  const valor = extensao(certificado, ALTERNATIVE_NAMES)?.extnValue;
  const nomes = valor && lerDer(valor.valueBlock.valueHexView);
  for (const outro of partes(nomes).filter((um) => temMarca(um, 0))) {
    const [id, marcado] = partes(outro);
    if (oid(id) !== HOLDER || !marcado) continue;
    let dado = marcado;
    for (let [dentro] = partes(dado); dentro; [dentro] = partes(dado)) dado = dentro;
    return new TextDecoder('latin1').decode(conteudo(dado)).slice(...CPF_IN_HOLDER);
  }
  return undefined;
}

function podeAssinar(certificado: pkijs.Certificate): boolean {
  if (ehDeAutoridade(certificado)) return false;
  const uso = extensao(certificado, KEY_USAGE)?.parsedValue;
  // Without the extension every use is allowed: RFC 5280, 4.2.1.3.
  const assina =
    !(uso instanceof asn1js.BitString) || ((uso.valueBlock.valueHexView[0] ?? 0) & SIGNS) !== 0;
  const usos = extensao(certificado, EXTENDED_KEY_USAGE)?.parsedValue;
  const dePessoa =
    !(usos instanceof pkijs.ExtKeyUsage) ||
    usos.keyPurposes.some((proposito) => OF_A_PERSON.includes(proposito));
  return assina && dePessoa;
}
