import { hex, sha256 } from './bytes.ts';
import { type Ancora, type Caminho, naValidade } from './cadeia.ts';
import { procurarCaminho } from './caminho.ts';
import { type Carimbo, conferirCarimbo } from './carimbo.ts';
import { abrirCertificado, type CertificadoLido, lido } from './certificado.ts';
import { type CmsConferido, conferirCms } from './cms-lido.ts';
import { type CodigoDoAviso, type CodigoDoMotivo, type Situacao, situacaoDe } from './motivos.ts';
import { type AssinaturaNoPdf, lerPdfAssinado, type MetadadosDoDocumento } from './pdf-assinado.ts';
import { type Buscar, type Consultar, consultarEm } from './revogacao.ts';
import type { Nivel } from './tipos.ts';

/** By what a signature is judged. */
export interface Criterio {
  readonly ancoras: readonly Ancora[];
  /** Certificates of authorities that a signature may not bring, DER. */
  readonly intermediarios?: readonly Uint8Array[];
  /** Lists of revoked certificates that are at hand, DER. */
  readonly lcrs?: readonly Uint8Array[];
  /** Fetches lists, answers and authorities where certificates say; absent: nothing is fetched. */
  readonly buscar?: Buscar;
  /** Asks somebody else of revocation, as a browser that reaches no authority; absent: as above. */
  readonly consultar?: Consultar;
  readonly agora: Date;
  /** When the signed file is proven to have been there, as by whoever kept it; absent: not known. */
  readonly existiaEm?: Date;
  /** Who must have signed; absent: whoever did. */
  readonly cpf?: string;
}

/** What is known of a signed PDF. */
export interface Verificacao {
  readonly situacao: Situacao;
  readonly motivos: readonly CodigoDoMotivo[];
  readonly avisos: readonly CodigoDoAviso[];
  /** SHA-256 of the whole file, hexadecimal. */
  readonly sha256: string;
  /** Whether every byte is as it was signed, and nothing followed. */
  readonly integro: boolean;
  readonly nivel: Nivel | null;
  readonly politica: string | null;
  /** By the signer's clock, RFC 3339. */
  readonly assinadoEm: string | null;
  /** By the clock of a timestamp authority, RFC 3339: proof that it was signed by then. */
  readonly carimbadoEm: string | null;
  readonly certificado: CertificadoLido | null;
  /** Whether the certificate is one of test: it has no legal force. */
  readonly teste: boolean;
  readonly revogacao: 'verificada' | 'nao_verificada';
  readonly docMdp: 1 | 2 | 3 | null;
  readonly metadados: MetadadosDoDocumento;
  readonly assinaturas: number;
}

/** How far the clock of a signer may be ahead, in milliseconds: five minutes. */
const CLOCKS_DIFFER = 5 * 60_000;
/** What is wrong with the file rather than with who signed it. */
const BROKEN: readonly CodigoDoMotivo[] = [
  'semAssinatura',
  'ilegivel',
  'alterado',
  'acrescentado',
  'naoConfere',
  'outroCertificado',
];

/**
 * Verifies a signed PDF: integrity and cover of the whole file, the signer's key, chain to a trusted
 * root, key usage, validity, revocation, policy, certification and metadata.
 * @throws FalhaDePdf for a file that cannot be read: no PDF, too large, cut short, protected, hiding.
 */
export async function verificarPdf(bytes: Uint8Array, criterio: Criterio): Promise<Verificacao> {
  const { assinaturas, metadados } = await lerPdfAssinado(bytes);
  const conferidas = [];
  for (const uma of assinaturas) conferidas.push(await conferir(uma, criterio));
  const [autor] = conferidas;
  const motivos = new Set(conferidas.flatMap((uma) => uma.motivos));
  if (!autor) motivos.add('semAssinatura');
  else if (!assinaturas.at(-1)?.ateOFim) motivos.add('acrescentado');
  if (conferidas.length > 1) motivos.add('variasAssinaturas');
  const avisos: CodigoDoAviso[] = [...(autor?.avisos ?? [])];
  if (metadados.documento === null || metadados.crm === null) avisos.push('semMetadados');
  const [primeira] = assinaturas;
  return {
    situacao: situacaoDe([...motivos]),
    motivos: [...motivos],
    avisos,
    sha256: hex(await sha256(bytes)),
    integro: !BROKEN.some((motivo) => motivos.has(motivo)),
    nivel: autor?.nivel ?? null,
    politica: autor?.cms?.politica ?? null,
    assinadoEm: primeira?.quando?.toISOString() ?? null,
    carimbadoEm: autor?.carimbo?.quando.toISOString() ?? null,
    certificado: autor?.certificado ?? null,
    teste: autor?.caminho?.ambiente === 'teste',
    revogacao: autor?.completa ? 'verificada' : 'nao_verificada',
    docMdp: primeira?.docMdp ?? null,
    metadados,
    assinaturas: assinaturas.length,
  };
}

interface Conferida {
  readonly motivos: readonly CodigoDoMotivo[];
  readonly avisos: readonly CodigoDoAviso[];
  readonly cms: CmsConferido | null;
  readonly certificado: CertificadoLido | null;
  readonly nivel: Nivel | null;
  readonly caminho?: Caminho | undefined;
  readonly carimbo?: Carimbo | null;
  readonly completa: boolean;
}

const ILEGIVEL: Conferida = {
  motivos: ['ilegivel'],
  avisos: [],
  cms: null,
  certificado: null,
  nivel: null,
  completa: false,
};

async function conferir(assinatura: AssinaturaNoPdf, criterio: Criterio): Promise<Conferida> {
  const cms = assinatura.cms && (await conferirCms(assinatura.cms, assinatura.coberto));
  if (!cms) return ILEGIVEL;
  const certificado = lido(cms.certificado);
  const { agora } = criterio;
  const consultar = criterio.consultar ?? consultarEm(criterio.lcrs ?? [], criterio.buscar);
  const { existiaEm, caminho, carimbo } = await noTempo(cms, criterio, consultar);
  const motivos = [
    ...cms.motivos,
    ...daPessoa(certificado, criterio.cpf),
    ...doTempo(cms, assinatura.quando, existiaEm),
  ];
  if (!caminho) motivos.push('autoridadeDesconhecida');
  const revogacao = caminho && (await consultar(caminho, existiaEm, agora));
  if (revogacao?.revogadoEm && revogacao.revogadoEm <= existiaEm) motivos.push('revogado');
  else if (caminho && !revogacao?.completa) motivos.push('revogacaoDesconhecida');
  const nivel = cms.promete === 'AD-RT' && !carimbo ? 'AD-RB' : cms.promete;
  const avisos: CodigoDoAviso[] = [];
  if (caminho?.ambiente === 'teste') avisos.push('certificadoDeTeste');
  if (nivel !== cms.promete) avisos.push('semCarimbo');
  if (nivel === 'basica') avisos.push('semPolitica');
  if (assinatura.docMdp === null) avisos.push('semCertificacao');
  const completa = revogacao?.completa ?? false;
  return { motivos, avisos, cms, certificado, nivel, caminho, carimbo, completa };
}

interface NoTempo {
  /** By when it is proven that the signature was there. */
  readonly existiaEm: Date;
  readonly caminho: Caminho | undefined;
  readonly carimbo: Carimbo | null;
}

/** When a signature was there, by its stamp or by whoever kept it, and the way to a root as of then. */
async function noTempo(
  cms: CmsConferido,
  criterio: Criterio,
  consultar: Consultar,
): Promise<NoTempo> {
  const guardadoEm = criterio.existiaEm ?? criterio.agora;
  const carimbo = await carimboDe(cms, criterio, consultar);
  const existiaEm = maisCedo(guardadoEm, carimbo?.quando);
  const caminho = await caminhoDe(cms, criterio, existiaEm);
  if (carimbo?.caminho.ambiente !== 'teste' || caminho?.ambiente !== 'producao') {
    return { existiaEm, caminho, carimbo };
  }
  // A stamp of test proves nothing of a certificate that is none.
  return {
    existiaEm: guardadoEm,
    caminho: await caminhoDe(cms, criterio, guardadoEm),
    carimbo: null,
  };
}

function maisCedo(um: Date, outro: Date | undefined): Date {
  return outro && outro < um ? outro : um;
}

async function carimboDe(
  { carimbo, valor, outros }: CmsConferido,
  { ancoras, intermediarios = [], buscar, agora }: Criterio,
  consultar: Consultar,
): Promise<Carimbo | null> {
  if (!carimbo) return null;
  return await conferirCarimbo(carimbo, valor, {
    ancoras,
    intermediarios: [...outros, ...intermediarios.map(abrirCertificado)],
    consultar,
    buscar,
    agora: new Date(agora.getTime() + CLOCKS_DIFFER),
  });
}

function daPessoa({ cpf, podeAssinar }: CertificadoLido, esperado?: string): CodigoDoMotivo[] {
  const motivos: CodigoDoMotivo[] = podeAssinar ? [] : ['usoErrado'];
  if (cpf === null) motivos.push('semCpf');
  else if (esperado !== undefined && cpf !== esperado) motivos.push('outraPessoa');
  return motivos;
}

/** Whether the certificate was valid when it signed, by its own word, and when that is proven. */
function doTempo(
  { certificado }: CmsConferido,
  quando: Date | null,
  existiaEm: Date,
): CodigoDoMotivo[] {
  if (!quando) return ['semData'];
  if (quando.getTime() > existiaEm.getTime() + CLOCKS_DIFFER) return ['dataNoFuturo'];
  if (!naValidade(certificado, quando)) return ['foraDaValidade'];
  return existiaEm > certificado.notAfter.value ? ['vencido'] : [];
}

function caminhoDe(
  { certificado, outros }: CmsConferido,
  { ancoras, intermediarios = [], buscar }: Criterio,
  existiaEm: Date,
): Promise<Caminho | undefined> {
  // Of a certificate that has expired, the authorities are asked as of its last day.
  const quando = maisCedo(existiaEm, certificado.notAfter.value);
  const conhecidos = [...outros, ...intermediarios.map(abrirCertificado)];
  return procurarCaminho(certificado, conhecidos, { ancoras, quando, buscar });
}
