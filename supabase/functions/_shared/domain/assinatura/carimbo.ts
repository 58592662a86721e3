import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { conteudo, oid, partes } from './asn1.ts';
import { copia, iguais } from './bytes.ts';
import type { Ancora, Caminho } from './cadeia.ts';
import { procurarCaminho } from './caminho.ts';
import { RESUMOS } from './chave.ts';
import { CMS } from './cms.ts';
import { assinouAtributos, lerCms } from './cms-lido.ts';
import { dentroDe, momentoDe, valorEm } from './der.ts';
import type { Buscar, Consultar } from './revogacao.ts';

/** Timestamps (RFC 3161): an authority's word that something was there at an instant. */

/** What is asked to be stamped. */
export interface PedidoDeCarimbo {
  /** SHA-256 of what is to be stamped. */
  readonly resumo: Uint8Array;
  /** Drawn for this request alone, so that no older answer serves. */
  readonly nonce: Uint8Array;
}

const SHA256 = CMS.sha256;
/** `id-ct-TSTInfo`, RFC 3161. */
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const STAMPS = '1.3.6.1.5.5.7.3.8';

/** Writes a request, DER, which asks for the authority's certificate as well. */
export function pedirCarimbo({ resumo, nonce }: PedidoDeCarimbo): Uint8Array {
  const sequencia = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
  const algoritmo = sequencia(new asn1js.ObjectIdentifier({ value: SHA256 }), new asn1js.Null());
  const pedido = sequencia(
    new asn1js.Integer({ value: 1 }),
    sequencia(algoritmo, new asn1js.OctetString({ valueHex: copia(resumo).buffer })),
    new asn1js.Integer({ valueHex: copia(nonce).buffer }),
    new asn1js.Boolean({ value: true }),
  );
  return new Uint8Array(pedido.toBER());
}

/** Draws the number of a request: positive, and as long as the others. */
export function sortearNonce(): Uint8Array {
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

/** Takes the stamp out of an answer; undefined where it was refused, or is of another request. */
export function lerResposta(der: Uint8Array, pedido: PedidoDeCarimbo): Uint8Array | undefined {
  const [estado, carimbo] = dentroDe(valorEm(der));
  // 0 granted, 1 granted with changes: of these, that of the policy is the authority's to make.
  const [concedido] = dentroDe(estado);
  if (!carimbo || (concedido?.dentro[0] ?? 2) > 1) return undefined;
  const dito = conteudoDoCarimbo(carimbo.todo);
  if (!dito?.nonce || !iguais(dito.nonce, pedido.nonce)) return undefined;
  return iguais(dito.resumo, pedido.resumo) ? carimbo.todo : undefined;
}

interface Conteudo {
  readonly bytes: Uint8Array;
  readonly algoritmo: string;
  readonly resumo: Uint8Array;
  readonly quando: Date;
  readonly nonce: Uint8Array | undefined;
}

/** Reads what a stamp says; undefined where it is none. Nothing of it is proven yet. */
function conteudoDoCarimbo(carimbo: Uint8Array): Conteudo | undefined {
  const cms = lerCms(carimbo);
  const octetos = cms?.dentro;
  if (!octetos || cms.tipoDoDentro !== TST_INFO) return undefined;
  const [, , impressao, , momento, ...resto] = dentroDe(valorEm(octetos));
  const [algoritmo, resumo] = partes(impressao && asn1js.fromBER(copia(impressao.todo)).result);
  const quando = momentoDe(momento);
  const nome = oid(partes(algoritmo)[0]);
  if (!quando || !nome || !resumo) return undefined;
  return {
    bytes: octetos,
    algoritmo: nome,
    resumo: conteudo(resumo),
    quando,
    nonce: resto.find(({ marca }) => marca === 0x02)?.dentro,
  };
}

/** By which a stamp is judged. */
export interface CriterioDoCarimbo {
  readonly ancoras: readonly Ancora[];
  readonly intermediarios: readonly pkijs.Certificate[];
  readonly consultar: Consultar;
  readonly buscar?: Buscar | undefined;
  readonly agora: Date;
}

/** A stamp that holds. */
export interface Carimbo {
  readonly quando: Date;
  readonly caminho: Caminho;
}

/**
 * Checks a stamp over the value of a signature: imprint, the authority's signature, that its certificate
 * is for stamping alone, was valid then, leads to a root and was not revoked. Null where any is not so.
 */
export async function conferirCarimbo(
  carimbo: Uint8Array,
  valor: Uint8Array,
  { ancoras, intermediarios, consultar, buscar, agora }: CriterioDoCarimbo,
): Promise<Carimbo | null> {
  const [cms, dito] = [lerCms(carimbo), conteudoDoCarimbo(carimbo)];
  const resumo = dito && RESUMOS[dito.algoritmo];
  if (!cms || !dito || !resumo || !soCarimba(cms.certificado)) return null;
  const feito = new Uint8Array(await crypto.subtle.digest(resumo, copia(valor)));
  if (!iguais(feito, dito.resumo) || dito.quando > agora) return null;
  if (!(await assinouAtributos(cms, dito.bytes, TST_INFO))) return null;
  const { quando } = dito;
  const { notBefore, notAfter } = cms.certificado;
  if (quando < notBefore.value || quando > notAfter.value) return null;
  const caminho = await procurarCaminho(cms.certificado, [...cms.outros, ...intermediarios], {
    ancoras,
    quando,
    buscar,
  });
  const revogacao = caminho && (await consultar(caminho, quando, agora));
  const revogado = revogacao?.revogadoEm && revogacao.revogadoEm <= quando;
  return caminho && revogacao?.completa && !revogado ? { quando, caminho } : null;
}

/** RFC 3161, 2.3: the extended usage is of stamping alone, and critical. */
function soCarimba({ extensions }: pkijs.Certificate): boolean {
  const uso = extensions?.find(({ extnID }) => extnID === '2.5.29.37');
  const valor = uso?.parsedValue;
  return (
    uso?.critical === true &&
    valor instanceof pkijs.ExtKeyUsage &&
    valor.keyPurposes.length === 1 &&
    valor.keyPurposes[0] === STAMPS
  );
}
