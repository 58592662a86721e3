import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { copia } from './bytes.ts';
import { ehDeAutoridade } from './certificado.ts';
import { confere, RESUMO_DA_ASSINATURA } from './chave.ts';

/** A root that is trusted, and for what. */
export interface Ancora {
  readonly der: Uint8Array;
  readonly ambiente: 'producao' | 'teste';
}

/** From a certificate to a trusted root. */
export interface Caminho {
  /** The certificate first, the last below the root. */
  readonly certificados: readonly pkijs.Certificate[];
  readonly raiz: pkijs.Certificate;
  readonly ambiente: Ancora['ambiente'];
}

/** Those of ICP-Brasil have three steps. */
const LONGEST = 6;
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
/** The bit of key usage that signs certificates. RFC 5280, 4.2.1.3. */
const SIGNS_CERTIFICATES = 0b0000_0100;

/**
 * Goes from a certificate to one of the roots, by signatures, through authorities that were valid at an
 * instant; undefined where there is no way.
 */
export async function caminhoAte(
  ancoras: readonly Ancora[],
  folha: pkijs.Certificate,
  outros: readonly pkijs.Certificate[],
  quando: Date,
): Promise<Caminho | undefined> {
  const raizes = ancoras.map(({ der, ambiente }) => ({
    raiz: pkijs.Certificate.fromBER(copia(der)),
    ambiente,
  }));
  const certificados = [folha];
  for (let atual = folha; certificados.length <= LONGEST; ) {
    const abaixo = certificados.length - 1;
    for (const { raiz, ambiente } of raizes) {
      if (await emitiu(raiz, atual, abaixo, quando)) return { certificados, raiz, ambiente };
    }
    const acima = await primeiro(outros, (um) => emitiu(um, atual, abaixo, quando));
    if (!acima || certificados.includes(acima)) return undefined;
    certificados.push(acima);
    atual = acima;
  }
  return undefined;
}

async function primeiro<T>(lista: readonly T[], serve: (um: T) => Promise<boolean>) {
  for (const um of lista) if (await serve(um)) return um;
  return undefined;
}

/** Whether an authority issued a certificate, under which so many authorities stand. */
async function emitiu(
  autoridade: pkijs.Certificate,
  certificado: pkijs.Certificate,
  abaixo: number,
  quando: Date,
): Promise<boolean> {
  return (
    certificado.issuer.isEqual(autoridade.subject) &&
    assinaCertificados(autoridade, abaixo) &&
    naValidade(autoridade, quando) &&
    (await assinadoPor(autoridade, certificado))
  );
}

function assinaCertificados(autoridade: pkijs.Certificate, abaixo: number): boolean {
  const valor = (id: string) =>
    autoridade.extensions?.find(({ extnID }) => extnID === id)?.parsedValue;
  const uso = valor(KEY_USAGE);
  const limites = valor(BASIC_CONSTRAINTS);
  const passos = limites instanceof pkijs.BasicConstraints && limites.pathLenConstraint;
  return (
    ehDeAutoridade(autoridade) &&
    (!(uso instanceof asn1js.BitString) ||
      ((uso.valueBlock.valueHexView[0] ?? 0) & SIGNS_CERTIFICATES) !== 0) &&
    (typeof passos !== 'number' || abaixo <= passos)
  );
}

/** Whether an instant is within the validity of a certificate. */
export function naValidade({ notBefore, notAfter }: pkijs.Certificate, quando: Date): boolean {
  return notBefore.value <= quando && quando <= notAfter.value;
}

/** Whether an authority's key signed a certificate. */
export async function assinadoPor(
  autoridade: pkijs.Certificate,
  { tbsView, signatureAlgorithm, signatureValue }: pkijs.Certificate,
): Promise<boolean> {
  const resumo = RESUMO_DA_ASSINATURA[signatureAlgorithm.algorithmId];
  const valor = signatureValue.valueBlock.valueHexView;
  return resumo !== undefined && confere(autoridade.subjectPublicKeyInfo, tbsView, valor, resumo);
}
