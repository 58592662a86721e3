import type { Nivel } from './tipos.ts';

/** A signature policy of ICP-Brasil, as the signature names it. */
export interface Politica {
  readonly oid: string;
  /** The policy's own SignPolicyHash, hexadecimal; not the SHA-256 of its file. */
  readonly resumo: string;
  readonly endereco: string;
}

/**
 * PAdES AD-RB v1.3, in force from 2025-07-23 to 2037-10-22. Source: LPA_PAdES.der of ITI; the digest is
 * the internal one, by which VALIDAR approves.
 */
export const AD_RB: Politica = {
  oid: '2.16.76.1.7.1.11.1.3',
  resumo: '23e4be4b9b362172e4ebb0e72b86a133ece5aad843d8651c6e38a0ba3f08fc60',
  endereco: 'http://politicas.icpbrasil.gov.br/PA_PAdES_AD_RB_v1_3.der',
};

/**
 * Arcs of the PAdES policies: basic, with a timestamp, with references, for the archive. Naming one that
 * asks for a timestamp proves none: until the timestamp itself is verified, each proves who signed (AD-RB).
 */
const PADES = ['2.16.76.1.7.1.11.', '2.16.76.1.7.1.12.', '2.16.76.1.7.1.13.', '2.16.76.1.7.1.14.'];

/**
 * The level that naming a policy proves; undefined for one that is not of ICP-Brasil, or whose digest is
 * not the policy's. Digests are known of AD-RB v1.3 alone.
 */
export function nivelDaPolitica(oid: string, resumo: string | undefined): Nivel | undefined {
  if (oid === AD_RB.oid && resumo !== AD_RB.resumo) return undefined;
  return PADES.some((arco) => oid.startsWith(arco)) ? 'AD-RB' : undefined;
}
