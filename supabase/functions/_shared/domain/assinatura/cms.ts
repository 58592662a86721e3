import * as asn1js from 'asn1js';
import type { Bloco } from './asn1.ts';
import type { Assinador, Carimbar } from './assinador.ts';
import { copia, deHex, sha256 } from './bytes.ts';
import { abrirCertificado } from './certificado.ts';
import type { Politica } from './politicas.ts';

/** Object identifiers of CMS (RFC 5652) and CAdES (ETSI EN 319 122-1). */
export const CMS = {
  dados: '1.2.840.113549.1.7.1',
  assinado: '1.2.840.113549.1.7.2',
  tipoDoConteudo: '1.2.840.113549.1.9.3',
  resumoDoConteudo: '1.2.840.113549.1.9.4',
  certificadoUsado: '1.2.840.113549.1.9.16.2.47',
  politica: '1.2.840.113549.1.9.16.2.15',
  enderecoDaPolitica: '1.2.840.113549.1.9.16.5.1',
  carimbo: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/** Algorithm of the signature over SHA-256, and whether it carries a NULL. RFC 4055, RFC 5758. */
const ALGORITHMS = {
  RSA: ['1.2.840.113549.1.1.11', true],
  ECDSA: ['1.2.840.10045.4.3.2', false],
} as const;

const sequencia = (...value: Bloco[]) => new asn1js.Sequence({ value });
const conjunto = (...value: Bloco[]) => new asn1js.Set({ value });
const identificador = (value: string) => new asn1js.ObjectIdentifier({ value });
const octetos = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: copia(bytes).buffer });
const marcado = (tagNumber: number, ...value: Bloco[]) =>
  new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
const atributo = (tipo: string, valor: Bloco) => sequencia(identificador(tipo), conjunto(valor));
const pronto = (der: Uint8Array): Bloco => asn1js.fromBER(copia(der)).result;
const emDer = (bloco: Bloco) => new Uint8Array(bloco.toBER());

/**
 * Signs content, by its SHA-256, as a detached CMS of the policy: content type, digest, signing
 * certificate and policy, and no time, which in a PDF stands beside it. A timestamp over the signature
 * goes with it where one is asked for; null where it could not be had.
 */
export async function assinarConteudo(
  resumo: Uint8Array,
  assinador: Assinador,
  politica: Politica,
): Promise<Uint8Array>;
export async function assinarConteudo(
  resumo: Uint8Array,
  assinador: Assinador,
  politica: Politica,
  carimbar: Carimbar,
): Promise<Uint8Array | null>;
export async function assinarConteudo(
  resumo: Uint8Array,
  assinador: Assinador,
  politica: Politica,
  carimbar?: Carimbar,
): Promise<Uint8Array | null> {
  const certificado = abrirCertificado(assinador.certificado);
  const emissor = certificado.issuer.toSchema();
  const atributos = ordenados([
    atributo(CMS.tipoDoConteudo, identificador(CMS.dados)),
    atributo(CMS.resumoDoConteudo, octetos(resumo)),
    atributo(
      CMS.certificadoUsado,
      sequencia(
        sequencia(
          sequencia(
            octetos(await sha256(assinador.certificado)),
            sequencia(sequencia(marcado(4, emissor)), certificado.serialNumber),
          ),
        ),
      ),
    ),
    atributo(CMS.politica, valorDaPolitica(politica)),
  ]);
  const assinatura = await assinador.assinar(emDer(conjunto(...atributos)));
  const carimbo = carimbar && (await carimbar(assinatura));
  if (carimbar && !carimbo) return null;
  const [algoritmo, comNulo] = ALGORITHMS[assinador.chave];
  const quem = sequencia(
    new asn1js.Integer({ value: 1 }),
    sequencia(emissor, certificado.serialNumber),
    algoritmoDoResumo(),
    marcado(0, ...atributos),
    sequencia(identificador(algoritmo), ...(comNulo ? [new asn1js.Null()] : [])),
    octetos(assinatura),
    ...(carimbo ? [marcado(1, atributo(CMS.carimbo, pronto(carimbo)))] : []),
  );
  const assinado = sequencia(
    new asn1js.Integer({ value: 1 }),
    conjunto(algoritmoDoResumo()),
    sequencia(identificador(CMS.dados)),
    marcado(0, ...[assinador.certificado, ...assinador.cadeia].map(pronto)),
    conjunto(quem),
  );
  return emDer(sequencia(identificador(CMS.assinado), marcado(0, assinado)));
}

const algoritmoDoResumo = () => sequencia(identificador(CMS.sha256), new asn1js.Null());

function valorDaPolitica({ oid, resumo, endereco }: Politica): Bloco {
  const qualificador = sequencia(
    identificador(CMS.enderecoDaPolitica),
    new asn1js.IA5String({ value: endereco }),
  );
  return sequencia(
    identificador(oid),
    sequencia(sequencia(identificador(CMS.sha256)), octetos(deHex(resumo) ?? new Uint8Array())),
    sequencia(qualificador),
  );
}

/** Puts attributes in the order of their bytes, as DER has a set. */
function ordenados(atributos: readonly Bloco[]): Bloco[] {
  return atributos
    .map((bloco) => ({ bloco, bytes: emDer(bloco) }))
    .sort((a, b) => comparar(a.bytes, b.bytes))
    .map(({ bloco }) => bloco);
}

function comparar(a: Uint8Array, b: Uint8Array): number {
  const primeira = a.findIndex((byte, i) => byte !== b[i]);
  return primeira < 0 ? a.length - b.length : (a[primeira] ?? 0) - (b[primeira] ?? -1);
}
