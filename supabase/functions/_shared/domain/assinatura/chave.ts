import * as asn1js from 'asn1js';
import type * as pkijs from 'pkijs';
import { lerDer, partes } from './asn1.ts';
import { copia } from './bytes.ts';

const RSA = '1.2.840.113549.1.1.1';
const ELLIPTIC = '1.2.840.10045.2.1';

/** The digests of a signature that are taken, by object identifier; SHA-1 is not. */
export const RESUMOS: Readonly<Record<string, 'SHA-256' | 'SHA-384' | 'SHA-512'>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
export type Resumo = (typeof RESUMOS)[string];

/** Digests of the algorithms by which certificates, lists and answers are signed. RFC 4055, RFC 5758. */
export const RESUMO_DA_ASSINATURA: Readonly<Record<string, Resumo>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

/** The curves that WebCrypto knows, and the length of a coordinate in bytes. */
const CURVES: Readonly<Record<string, readonly [name: string, length: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};

/**
 * Whether a signature over data is of this key. A key or a signature of a kind that is not known is
 * not.
 */
export async function confere(
  chave: pkijs.PublicKeyInfo,
  dados: Uint8Array,
  assinatura: Uint8Array,
  resumo: Resumo = 'SHA-256',
): Promise<boolean> {
  const forma = formaDe(chave, assinatura, resumo);
  if (!forma) return false;
  const [algoritmo, valor] = forma;
  try {
    const spki = chave.toSchema().toBER();
    const importada = await crypto.subtle.importKey('spki', spki, algoritmo, false, ['verify']);
    return await crypto.subtle.verify(algoritmo, importada, copia(valor), copia(dados));
  } catch {
    return false;
  }
}

type Algoritmo = { name: string; hash: Resumo; namedCurve?: string };

function formaDe(
  chave: pkijs.PublicKeyInfo,
  assinatura: Uint8Array,
  hash: Resumo,
): [Algoritmo, Uint8Array] | undefined {
  const { algorithmId, algorithmParams } = chave.algorithm;
  if (algorithmId === RSA) return [{ name: 'RSASSA-PKCS1-v1_5', hash }, assinatura];
  if (algorithmId !== ELLIPTIC || !(algorithmParams instanceof asn1js.ObjectIdentifier)) {
    return undefined;
  }
  const [namedCurve, length] = CURVES[algorithmParams.valueBlock.toString()] ?? [];
  const par = namedCurve && length && parDe(assinatura, length);
  return par ? [{ name: 'ECDSA', hash, namedCurve }, par] : undefined;
}

/** Turns the DER pair of an elliptic signature into the two numbers side by side. */
function parDe(assinatura: Uint8Array, length: number): Uint8Array | undefined {
  const [r, s] = partes(lerDer(assinatura));
  if (!(r instanceof asn1js.Integer) || !(s instanceof asn1js.Integer)) return undefined;
  const par = new Uint8Array(2 * length);
  for (const [i, numero] of [r, s].entries()) {
    const bytes = numero.valueBlock.valueHexView;
    const curto = bytes.subarray(Math.max(0, bytes.length - length));
    par.set(curto, (i + 1) * length - curto.length);
  }
  return par;
}
