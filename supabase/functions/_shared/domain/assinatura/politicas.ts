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
 * PAdES AD-RT v1.3, in force as long: with a timestamp over the signature. The digest is the internal one
 * as a public implementation has it, whose digest of AD-RB is the one above; three others agree with it on
 * the digest of the file (92a972e7…677c). Unverified against the document itself, which is ITI's.
 */
export const AD_RT: Politica = {
  oid: '2.16.76.1.7.1.12.1.3',
  resumo: '21d6e8d9f85e5626dc71307337a7cabd6ffef8d085038746775cf0ce6ba4d3b5',
  endereco: 'http://politicas.icpbrasil.gov.br/PA_PAdES_AD_RT_v1_3.der',
};

/**
 * Arcs of the PAdES policies: basic, with a timestamp, with references, for the archive. Of the last two
 * nothing more is verified than of AD-RT, which they include.
 */
const PADES: readonly (readonly [arco: string, promete: Nivel])[] = [
  ['2.16.76.1.7.1.11.', 'AD-RB'],
  ['2.16.76.1.7.1.12.', 'AD-RT'],
  ['2.16.76.1.7.1.13.', 'AD-RT'],
  ['2.16.76.1.7.1.14.', 'AD-RT'],
];

/**
 * The level that naming a policy promises; undefined for one that is not of ICP-Brasil, or whose digest is
 * not the policy's. Digests are known of those above alone.
 */
export function promessaDaPolitica(oid: string, resumo: string | undefined): Nivel | undefined {
  const conhecida = [AD_RB, AD_RT].find((uma) => uma.oid === oid);
  if (conhecida && resumo !== conhecida.resumo) return undefined;
  return PADES.find(([arco]) => oid.startsWith(arco))?.[1];
}
