/** What `asn1js` reads, asked without guessing: a part that is not there is undefined. */

import * as asn1js from 'asn1js';
import { copia } from './bytes.ts';

export type Bloco = asn1js.AsnType;

/** Reads one DER value that fills the bytes; undefined where it is none. */
export function lerDer(bytes: Uint8Array): Bloco | undefined {
  const { result, offset } = asn1js.fromBER(copia(bytes));
  return offset === bytes.length ? result : undefined;
}

/** The values inside a constructed one. */
export function partes(bloco: Bloco | undefined): readonly Bloco[] {
  return bloco instanceof asn1js.Constructed ? bloco.valueBlock.value : [];
}

/** The bytes of a value, without its tag and length, whatever kind of string it is. */
export function conteudo(bloco: Bloco): Uint8Array {
  const { idBlock, lenBlock, valueBeforeDecodeView } = bloco;
  return valueBeforeDecodeView.subarray(idBlock.blockLength + lenBlock.blockLength);
}

/** Reads an object identifier; undefined where the value is something else. */
export function oid(bloco: Bloco | undefined): string | undefined {
  return bloco instanceof asn1js.ObjectIdentifier ? bloco.valueBlock.toString() : undefined;
}

/** Whether a value has the context tag of a number, as `[0]`. */
export function temMarca(bloco: Bloco, numero: number): boolean {
  return bloco.idBlock.tagClass === 3 && bloco.idBlock.tagNumber === numero;
}
